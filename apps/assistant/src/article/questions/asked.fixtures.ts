/** A question and the slugs of the articles that answer it, any of which is right; `-` before a name stands for an absence. */
export type Asked = readonly [question: string, ...answers: string[]];
