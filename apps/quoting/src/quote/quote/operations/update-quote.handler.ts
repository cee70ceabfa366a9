import { AppError, updateQuote, type InputOf } from '@quillcare/contracts';
import { Clock, implement, toWire } from '@quillcare/service-kit';
import { choicesOf } from '../domain/pricing-request';
import {
  overallProblems,
  inputOf,
  classOfTypedQuote,
  assertNoProblems,
  validityProblems,
  type ContentInput,
} from '../domain/quote-content';
import { editDraft, assertDraft } from '../domain/quote';
import type { QuoteState } from '../domain/quote.state';
import { QuoteRepository } from '../persistence/quote.repository';
import { QuoteFactsReader } from './quote-facts.reader';
import { clientProblems, assertSameClient } from './quote-parties.reader';
import { QuotePricing } from './quote-pricing';

type Changes = Omit<InputOf<typeof updateQuote>['body'], 'version'>;

export const UpdateQuoteHandler = implement(
  updateQuote,
  [QuoteRepository, QuoteFactsReader, QuotePricing, Clock],
  (quotes, facts, pricing, clock) => ({
    prepare: ({ params, body }) => facts.readFor(params.id, body.clientId),

    async handle({ params, body }, sources) {
      const present = await quotes.get(params.id, { lock: true });
      if (!sources) throw new AppError('NOT_FOUND');
      assertDraft(present);
      if (present.version !== body.version)
        throw new AppError('VERSION_CONFLICT', { facts: { version: present.version } });

      const { version: _version, ...sent } = body;
      const { organisation, client } = sources;
      const input = applyChanges(present, sent);
      assertSameClient(client, input.clientId);
      const { quoteNumber, lines } = present;
      const stored = { choices: choicesOf(present), lines };
      const priced = await pricing.price({ input, client, organisation, stored, quoteNumber });
      assertNoProblems([
        ...clientProblems(client),
        ...priced.absent,
        ...(sent.validUntil === undefined
          ? []
          : validityProblems(sent.validUntil, organisation.timeZone, clock.now())),
        ...priced.problems,
        ...overallProblems(priced.content, priced.problems),
      ]);
      return toWire(await quotes.change(params.id, (quote) => editDraft(quote, priced.content)));
    },
  }),
);

/**
 * Merges the sent changes into the draft's input. Removing the hospital makes the place undecided again, unless it was sent too.
 */
export function applyChanges(present: QuoteState, sent: Changes): ContentInput {
  const input = { ...inputOf(present), ...definedFields(sent) };
  const { surgeries } = input;
  const procedureClass = sent.procedureClass ?? classOfTypedQuote({ ...present, surgeries });
  const isHospitalRemoved =
    present.hospitalId !== null && input.hospitalId === null && sent.place === undefined;
  return { ...input, procedureClass, ...(isHospitalRemoved && { place: null }) };
}

function definedFields<T extends object>(fields: T): { [K in keyof T]: Exclude<T[K], undefined> } {
  const entries = Object.entries(fields).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as { [K in keyof T]: Exclude<T[K], undefined> };
}
