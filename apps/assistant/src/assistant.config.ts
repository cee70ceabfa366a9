import { z } from 'zod';

/** A language model that words the answers is optional: without `ASSISTANT_URL` they are the articles' own words. */
export const assistantConfig = z.object({
  /** An OpenAI-compatible endpoint; `/chat/completions` is added. */
  ASSISTANT_URL: z
    .string()
    .regex(/^(https?:\/\/.+[^/])?$/, 'must begin with http:// or https:// and not end with a slash')
    .default(''),
  ASSISTANT_KEY: z.string().default(''),
  ASSISTANT_MODEL: z.string().default(''),
  /** How many questions of one practice the model may be asked in a day. */
  ASSISTANT_QUESTIONS_A_DAY: z.coerce.number().int().min(0).default(200),
  /** How long the model may take, in milliseconds. */
  ASSISTANT_TIMEOUT_MS: z.coerce.number().int().min(500).max(15_000).default(10_000),
});
export type AssistantConfig = z.output<typeof assistantConfig>;
