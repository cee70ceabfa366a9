import type { QuoteLineInput, PricedLine, Quote } from '@quillcare/contracts';
import { Injectable } from '@nestjs/common';
import { collectMbsNumbers } from '@quillcare/rules';
import {
  ConfigurationReader,
  MbsReader,
  PricingRuleReader,
  QuoteSettingsRepository,
} from '../../../catalogue';
import type { CheckedFacts } from '../domain/consent-check';
import type { PriceList, PricingSettings } from '../domain/price-list';

/** The parts of a quote that determine which prices are needed. */
export interface PricedParts {
  surgeries: Quote['surgeries'];
  lines: readonly Pick<QuoteLineInput, 'surgeryId' | 'mbsItem'>[];
  stored: readonly Pick<PricedLine, 'surgeryId' | 'mbsItem'>[];
}

/** Reads what quotes are priced with: configurations, rules, settings and the schedule in force on a day. */
@Injectable()
export class PriceListReader {
  constructor(
    private readonly configurations: ConfigurationReader,
    private readonly rules: PricingRuleReader,
    private readonly schedule: MbsReader,
    private readonly practice: QuoteSettingsRepository,
  ) {}

  async read(parts: PricedParts, on: string): Promise<PriceList> {
    const surgeryIds = surgeriesOf(parts);
    const [configurations, book, readSettings] = await Promise.all([
      surgeryIds.length === 0 ? [] : this.configurations.readForPricing(surgeryIds),
      this.rules.readRuleBook(),
      this.settings(),
    ]);
    const named = collectMbsNumbers([...parts.lines, ...parts.stored]);
    const medicare = await this.schedule.items(
      [...configurations.flatMap(({ mbsItems }) => mbsItems), ...named],
      on,
    );
    return { configurations, book, settings: readSettings, medicare };
  }

  /** Current configurations of the chosen surgeries. */
  async surgeries(chosen: Quote['surgeries']): Promise<CheckedFacts['surgeries']> {
    const ids = chosen.map(({ surgeryId }) => surgeryId);
    return ids.length === 0 ? [] : this.configurations.readForPricing(ids);
  }

  settings(): Promise<PricingSettings> {
    return this.practice.current();
  }
}

function surgeriesOf({ surgeries, lines, stored }: PricedParts): string[] {
  const ids = [...surgeries, ...lines, ...stored].map(({ surgeryId }) => surgeryId);
  return [...new Set(ids)].filter((id) => id !== null);
}
