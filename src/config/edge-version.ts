/** The version of Unleash Edge that pages describe, and that the live tests try. */
export const documentedEdge = '20.4.1';
