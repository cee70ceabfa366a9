import { useMemo } from 'react';
import { can, isWorthSearching } from '@quillcare/contracts';
import { searchMatches, searchText } from '@quillcare/rules';
import { useFormats } from '../../shared/formats/use-formats';
import { navigationWords } from '../../shared/navigation/navigation.en';
import { recentRecords } from '../../shared/recent/recent.store';
import { personKey } from '../../shared/session/person';
import { useSession } from '../../shared/session/session.context';
import { useLanguageOf } from '../../shared/words/language';
import { useWords } from '../../shared/words/words';
import { foundItems } from './found.items';
import { newClientItem, recentItems } from './own.items';
import { matchingItems, ownItems, type PaletteItem } from './palette.items';
import type { Found } from './use-found';

/**
 * Returns the palette's items in order. Pages and actions are known immediately and stay on top, so that nothing moves under the
 * cursor when the records arrive. Few of them begin like a person's name.
 */
export function usePaletteItems(text: string, { results, isSearching }: Found): PaletteItem[] {
  const session = useSession();
  const { user, organisation } = session;
  const formats = useFormats();
  const of = useWords(navigationWords);
  const lang = useLanguageOf(navigationWords);
  const own = useMemo(() => ownItems(user, { of, lang }), [user, of, lang]);
  const recent = useMemo(() => recentItems(recentRecords(personKey(session))), [session]);
  if (!text) return [...recent, ...own];
  const answered = results ? foundItems(results, { country: organisation.country, formats }) : [];
  // Results of an earlier text stay until the next answer arrives, but only those that still match, so that Enter cannot open the
  // wrong person.
  const found = isSearching ? answered.filter((item) => fits(item, text)) : answered;
  const isUnknown = isWorthSearching(text) && !isSearching && results?.clients.length === 0;
  const offersClient = isUnknown && found.length === 0 && can(user, 'CLIENTS', 'CREATE');
  return [...matchingItems(own, text), ...found, ...(offersClient ? [newClientItem(text)] : [])];
}

function fits({ label, detail = '' }: PaletteItem, text: string): boolean {
  const words = searchText(text).split(' ');
  return words.every((word) => searchMatches(`${label} ${detail}`, word).length > 0);
}
