import type { Quote } from '@quillcare/contracts';
import { draftQuote, furnishedPractice, sendQuote, type Furnished, type Person } from '../api/practice';
import type { World } from '../run/world';

export interface SentQuote {
  practice: Furnished;
  quote: Quote;
  link: string;
}

export async function sentQuote(world: World, name: string, person: Person): Promise<SentQuote> {
  const practice = await furnishedPractice(world, name, person);
  return { practice, ...(await sendQuote(practice, await draftQuote(practice))) };
}
