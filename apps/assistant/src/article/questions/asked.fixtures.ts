/** A question, and the articles either of which answers it; `-` before a name stands for what the product does not do. */
export type Asked = readonly [question: string, ...answers: string[]];
