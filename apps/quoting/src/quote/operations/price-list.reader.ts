import type { QuoteLineInput, PricedLine, Quote } from '@quillcare/contracts';
import { Injectable } from '@nestjs/common';
import { itemNumbers, ruleBook, type RuleBook, type SurgeryConfiguration } from '@quillcare/rules';
import { TenantReader } from '@quillcare/service-kit';
import { NO_PRICES, type MedicareTable, type PriceList, type PricingSettings } from '../domain/price-list';

/** What a quote is made of, as far as it decides which prices are needed. */
export interface PricedParts {
  surgeries: Quote['surgeries'];
  lines: readonly Pick<QuoteLineInput, 'surgeryId' | 'mbsItem'>[];
  stored: readonly Pick<PricedLine, 'surgeryId' | 'mbsItem'>[];
}

const SURGERIES = `
  select id as surgery_id, name, category, procedure_class, base_fee_minor, estimated_duration as minutes
    from quoting.surgery where organisation_id = $1 and id = any($2::uuid[])`;

type Catalogued = Pick<
  SurgeryConfiguration,
  'surgeryId' | 'name' | 'category' | 'procedureClass' | 'baseFeeMinor' | 'minutes'
>;

/** Reads by what a quote is priced: configurations, rules, settings and the schedule of a day. */
@Injectable()
export class PriceListReader {
  constructor(private readonly reader: TenantReader) {}

  async read(parts: PricedParts, on: string): Promise<PriceList> {
    const [configurations, book, settings] = await Promise.all([
      this.configurations(surgeriesOf(parts)),
      this.book(),
      this.settings(),
    ]);
    const named = [...parts.lines, ...parts.stored].flatMap(({ mbsItem }) => itemNumbers(mbsItem));
    const numbers = [...configurations.flatMap(({ mbsItems }) => mbsItems), ...named];
    const medicare = await this.medicare([...new Set(numbers)], on);
    return { configurations, book, settings, medicare };
  }

  settings(): Promise<PricingSettings> {
    return Promise.resolve(NO_PRICES.settings);
  }

  private async configurations(ids: readonly string[]): Promise<SurgeryConfiguration[]> {
    if (ids.length === 0) return [];
    const rows = await this.reader.rows<Catalogued>('quoting.priced_surgeries', SURGERIES, [ids]);
    return rows.map((surgery) => ({
      ...surgery,
      cosmeticBasisPoints: null,
      mbsItems: [],
      doctors: [],
      hospitals: [],
      assistant: null,
      anaesthetist: null,
      implants: [],
      adminFeeMinor: null,
      aftercare: null,
      exclusions: [],
      optionGroups: [],
    }));
  }

  private book(): Promise<RuleBook> {
    return Promise.resolve(ruleBook([]));
  }

  private medicare(_numbers: readonly string[], _on: string): Promise<MedicareTable | null> {
    return Promise.resolve(null);
  }
}

function surgeriesOf({ surgeries, lines, stored }: PricedParts): string[] {
  const ids = [...surgeries, ...lines, ...stored].map(({ surgeryId }) => surgeryId);
  return [...new Set(ids)].filter((id) => id !== null);
}
