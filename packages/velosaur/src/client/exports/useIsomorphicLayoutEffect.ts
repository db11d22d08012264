import { useEffect, useLayoutEffect } from "react";

import ExecutionEnvironment from "./ExecutionEnvironment.ts";

/** A layout effect in the browser, nothing on the server. */
const useIsomorphicLayoutEffect: typeof useEffect = ExecutionEnvironment.canUseDOM
  ? useLayoutEffect
  : useEffect;

export default useIsomorphicLayoutEffect;
