// Where others find this server.

import { useEffect, useState } from "../vendor/vendor.js";
import { read } from "./http.js";

/** The own origin, or the one in the network: “localhost” would be the others' own device. */
export function useOrigin() {
  const [origin, setOrigin] = useState(location.origin);
  useEffect(() => {
    if (/^(localhost|127\.|\[::1)/.test(location.host))
      read("/api/here").then(
        ({ network }) => network && setOrigin(new URL(network).origin),
        () => {},
      );
  }, []);
  return origin;
}
