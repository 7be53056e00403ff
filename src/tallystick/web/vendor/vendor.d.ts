// Types of vendor.js, as far as the client uses them.

export interface Signal<T> {
  value: T;
  peek(): T;
}
export interface ReadonlySignal<T> {
  readonly value: T;
  peek(): T;
}
export type VNode = object;
export type Child = any;
export function h<P>(type: (props: P) => any, props: P & { key?: string | number }, ...children: Child[]): VNode;
export function h(type: string, props: Record<string, unknown> | null, ...children: Child[]): VNode;
export function html(strings: TemplateStringsArray, ...values: any[]): any;
export function render(what: any, where: Element): void;
export function signal<T>(value: T): Signal<T>;
export function computed<T>(make: () => T): ReadonlySignal<T>;
export function effect(run: () => void | (() => void)): () => void;
export function put<T>(signal: Signal<T>, value: T): void;
export function batch<T>(run: () => T): T;
export function useSignal<T>(value: T): Signal<T>;
export function useState<T>(value: T | (() => T)): [T, (next: T | ((before: T) => T)) => void];
export function useEffect(run: () => void | (() => void), on?: unknown[]): void;
export function useLayoutEffect(run: () => void | (() => void), on?: unknown[]): void;
export function useRef<T>(value: T): { current: T };
export function useMemo<T>(make: () => T, on: unknown[]): T;
export class FluentBundle {
  constructor(language: string, options?: object);
  addResource(resource: FluentResource): Error[];
  getMessage(id: string): any;
  formatPattern(pattern: any, args?: object, errors?: Error[]): string;
}
export class FluentResource {
  constructor(source: string);
}
export type Hash = (data: Uint8Array) => Uint8Array;
export const sha256: Hash;
export function hmac(hash: Hash, key: Uint8Array, data: Uint8Array): Uint8Array;
