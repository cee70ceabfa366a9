import { Inject, Injectable } from '@nestjs/common';
import { SERVICE_CONFIG, type AnswerReader } from '@quillcare/service-kit';
import type { Article } from '../../article/domain/article';
import type { AssistantConfig } from '../../assistant.config';
import { deltaOf, linesOf } from './event-stream';

const RULES = [
  'You are Q, the help assistant of Quillcare, software for surgical practices in Australia and New Zealand.',
  'The question comes without its names and rare words. Answer it from the articles below and from nothing else, in at most 120 words of plain British English.',
  'Name buttons and pages exactly as the articles do, between two asterisks. Use numbered steps where there are steps.',
  'If the articles do not answer it, say so in one sentence. Never give medical, legal or financial advice.',
].join(' ');
/** Maximum answer length in characters; longer answers are truncated. */
const MAX_ANSWER_LENGTH = 4_000;

/**
 * Client of a language model behind an OpenAI-compatible endpoint, which words the answers. It sends only the words of the
 * question that occur in the help, and the articles: no names or numbers that were typed, no earlier questions, nothing about the
 * practice.
 */
@Injectable()
export class ModelClient {
  constructor(@Inject(SERVICE_CONFIG) private readonly settings: AssistantConfig) {}

  get isConfigured(): boolean {
    return this.settings.ASSISTANT_URL !== '';
  }

  /**
   * Returns the model's answer, trimmed; a reader receives it as it is generated. Throws on a timeout, an error response or an
   * empty answer, and when the reader has disconnected.
   */
  async answer(words: string, articles: readonly Article[], reader?: AnswerReader): Promise<string> {
    const late = AbortSignal.timeout(this.settings.ASSISTANT_TIMEOUT_MS);
    const response = await fetch(`${this.settings.ASSISTANT_URL}/chat/completions`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...this.credentials() },
      body: JSON.stringify({
        model: this.settings.ASSISTANT_MODEL,
        stream: true,
        temperature: 0,
        max_tokens: 400,
        messages: [
          { role: 'system', content: `${RULES}\n\n${articles.map(articleText).join('\n\n')}` },
          { role: 'user', content: words },
        ],
      }),
      redirect: 'error',
      // The timeout covers the whole answer, not just its start.
      signal: reader ? AbortSignal.any([late, reader.gone]) : late,
    });
    if (!response.ok || !response.body) throw new Error(`the model answered ${response.status}`);
    const text = await textOf(response.body, reader);
    if (text === '') throw new Error('the model answered nothing');
    return text;
  }

  private credentials(): Record<string, string> {
    const { ASSISTANT_KEY } = this.settings;
    return ASSISTANT_KEY === '' ? {} : { authorization: `Bearer ${ASSISTANT_KEY}` };
  }
}

async function textOf(body: ReadableStream<Uint8Array>, reader?: AnswerReader): Promise<string> {
  let text = '';
  for await (const line of linesOf(body)) {
    const delta = deltaOf(line).slice(0, MAX_ANSWER_LENGTH - text.length);
    text += delta;
    if (delta !== '') reader?.onText(delta);
    if (text.length >= MAX_ANSWER_LENGTH) break;
  }
  return text.trim();
}

function articleText({ title, summary, steps, notes = [] }: Article): string {
  return [`# ${title}`, summary, ...steps.map((step, at) => `${at + 1}. ${step}`), ...notes].join('\n');
}
