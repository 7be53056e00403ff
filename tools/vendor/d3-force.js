// The forces that lay out a knowledge graph, loaded with the game that has one.

export { forceCollide, forceLink, forceManyBody, forceSimulation, forceX, forceY } from "d3-force";
