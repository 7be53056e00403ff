// Types of d3-force.js, as far as the client uses them.

export interface Particle {
  name: string;
  x: number;
  y: number;
  vx?: number;
  vy?: number;
  fx?: number | null;
  fy?: number | null;
}
type Measure<T> = number | ((thing: T) => number);
interface Force<T> {
  strength(strength: Measure<T>): this;
}
export interface Links extends Force<any> {
  id(name: (particle: any) => string): this;
  links(links: object[]): this;
  distance(distance: Measure<any>): this;
}
export interface Charges extends Force<any> {
  distanceMax(most: number): this;
  theta(theta: number): this;
}
export interface Collisions extends Force<any> {
  radius(radius: Measure<any>): this;
}
export interface Simulation {
  alpha(alpha: number): this;
  alphaDecay(decay: number): this;
  force(name: string, force: object): this;
  nodes(nodes: object[]): this;
  stop(): this;
  tick(times?: number): this;
  velocityDecay(decay: number): this;
}
export function forceSimulation(nodes?: object[]): Simulation;
export function forceLink(links?: object[]): Links;
export function forceManyBody(): Charges;
export function forceCollide(): Collisions;
export function forceX(x?: Measure<any>): Force<any>;
export function forceY(y?: Measure<any>): Force<any>;
