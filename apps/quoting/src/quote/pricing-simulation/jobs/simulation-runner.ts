import { setImmediate as othersFirst } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { addComparison, EMPTY_COMPARISON, type PriceComparison } from '@quillcare/rules';
import { buildRuleBooks, compareQuote } from '../domain/simulation';
import { PricingRuleReader } from '../../../catalogue';
import { SimulationClaims, type ClaimedSimulation } from '../persistence/simulation-claims';
import { SimulatedQuotesReader } from '../persistence/simulated-quotes.reader';

const PAGE = 50;
const ANNOUNCE_INTERVAL_MS = 500;

/** Prices past quotes with the current and with the changed rules. */
@Injectable()
export class SimulationRunner {
  constructor(
    private readonly claims: SimulationClaims,
    private readonly rules: PricingRuleReader,
    private readonly quotes: SimulatedQuotesReader,
  ) {}

  async run(run: ClaimedSimulation): Promise<void> {
    const books = buildRuleBooks(await this.rules.readRules(), run);
    const ids = await this.quotes.idsSince(run.since);
    let result: PriceComparison = EMPTY_COMPARISON;
    let announcedAt = -Infinity;
    for (let at = 0; at < ids.length; at += PAGE) {
      const isDue = performance.now() - announcedAt >= ANNOUNCE_INTERVAL_MS;
      if (isDue) announcedAt = performance.now();
      await this.claims.recordProgress(run, at, ids.length, isDue);
      for (const quote of await this.quotes.quotes(ids.slice(at, at + PAGE))) {
        await othersFirst(); // Yields, so that requests to this process do not wait for a whole page.
        result = addComparison(result, compareQuote(quote, books, run.pricedOn));
      }
    }
    await this.claims.recordProgress(run, ids.length, ids.length, false);
    await this.claims.complete(run, { ...result, largest: [...result.largest] });
  }
}
