// Measures whether the search box answers within a tenth of a second among a million clients, whatever is typed, and costs a
// large practice no more than a small one. Every search is different, so that no cached result is measured.
import { LARGEST, MIDDLE } from './database.mjs';
import { percentile } from './figures.mjs';
import { authorizationOf } from './people.mjs';
import { timesInTurn } from './probe.mjs';

const MOST_MS = 100;
/** Smaller differences are noise. */
const NOISE_MS = 5;
/** Maximum cost of the large practice as a multiple of the small one, beyond the noise. */
const MOST_TIMES = 2;
/** Clients whose names, addresses and numbers are searched. */
const CLIENTS = 60;
const ROUNDS = 3;
const WHO = { 'the largest practice': LARGEST, 'the median practice': MIDDLE };

/** Both countries have two-digit codes. */
const national = (phone) => `0${phone.slice(3)}`;
const spaced = (digits) => `${digits.slice(0, 4)} ${digits.slice(4, 7)} ${digits.slice(7)}`;

/** What people type to find a client, by kind. */
export const PEOPLE_SEARCHES = {
  'both names': ({ firstName, lastName }) => `${firstName} ${lastName}`,
  'last name first': ({ firstName, lastName }) => `${lastName}, ${firstName}`,
  'a last name': ({ lastName }) => lastName,
  'a first name': ({ firstName }) => firstName,
  'two letters': ({ lastName }) => lastName.slice(0, 2),
  'the beginnings of both names': ({ firstName, lastName }) =>
    `${firstName.slice(0, 3)} ${lastName.slice(0, 3)}`,
  'an address': ({ email }) => email,
  'the beginning of an address': ({ email }) => email.slice(0, email.indexOf('@')),
  'a phone number with its country': ({ phone }) =>
    `${phone.slice(0, 3)} ${phone.slice(3, 6)} ${phone.slice(6)}`,
  'a phone number as it is dialled': ({ phone }) => national(phone),
  'a phone number in groups': ({ phone }) => spaced(national(phone)),
  'the last six digits of a phone number': ({ phone }) => phone.slice(-6),
  'a name that nobody has': ({ lastName }, at) => `zzyzx${at} ${lastName}`,
};

/** What people type to find a quote, by kind. */
export const QUOTE_SEARCHES = {
  'a quote number': ({ quoteNumber }) => quoteNumber,
  'the end of a quote number': ({ quoteNumber }) => String(Number(quoteNumber.slice(-6))).padStart(2, '0'),
};

async function itemsOf(origin, headers, list) {
  const answer = await fetch(`${origin}/api/${list}?limit=${CLIENTS}`, { headers });
  if (!answer.ok) throw new Error(`${answer.status} at ${list}: ${await answer.text()}`);
  return (await answer.json()).items;
}

async function searchesOf(origin, email) {
  const headers = await authorizationOf(origin, email);
  const request = (words) => ({ url: `${origin}/api/search?${new URLSearchParams({ q: words })}`, headers });
  const kinds = async (list, searches) => {
    const items = await itemsOf(origin, headers, list);
    return Object.entries(searches).map(([kind, wordsOf]) => [kind, items.map(wordsOf).map(request)]);
  };
  return new Map([...(await kinds('clients', PEOPLE_SEARCHES)), ...(await kinds('quotes', QUOTE_SEARCHES))]);
}

/** p95 of each kind in both practices, measured in alternation so that noise affects both alike. */
export async function measureSearch({ origin, size, figures, print }) {
  const searches = [];
  for (const email of Object.values(WHO)) searches.push(await searchesOf(origin, email));
  for (const kind of searches[0].keys()) {
    const requests = searches.map((own) => own.get(kind));
    const times = await timesInTurn(ROUNDS, requests.flat());
    const [large, middle] = [times.slice(0, requests[0].length), times.slice(requests[0].length)].map((own) =>
      percentile(own.flat(), 0.95),
    );
    print(
      `search box, ${kind}: p95 ${large.toFixed(1)} ms in the largest practice, ${middle.toFixed(1)} in the median one`,
    );
    const part = `search at ${size}`;
    figures.add({
      part,
      what: `${kind}, p95 in the slower practice`,
      unit: 'ms',
      digits: 1,
      atMost: MOST_MS,
      measured: `largest ${large.toFixed(1)}, middle ${middle.toFixed(1)} ms`,
      value: Math.max(large, middle),
    });
    figures.add({
      part,
      what: `${kind}, the largest practice relative to the median one`,
      atMost: MOST_TIMES,
      value: Math.max(large, NOISE_MS) / Math.max(middle, NOISE_MS),
    });
  }
}
