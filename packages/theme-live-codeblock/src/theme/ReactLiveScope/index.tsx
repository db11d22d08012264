import React from "react";

/** What live code can name without importing it. A site replaces this to add its own. */
const ReactLiveScope: Record<string, unknown> = { React, ...React };

export default ReactLiveScope;
