import { useMemo } from 'react';
import { can, isSearchable } from '@quillcare/contracts';
import { findSearchMatches, normaliseSearchText } from '@quillcare/rules';
import { useFormats } from '../../shared/formats/use-formats';
import { navigationWords } from '../../shared/navigation/navigation.en';
import { readRecentRecords } from '../../shared/recent/recent.store';
import { identityKey } from '../../shared/session/identity-watcher';
import { useSession } from '../../shared/session/session.context';
import { useLanguageOf } from '../../shared/words/language';
import { useWords } from '../../shared/words/words';
import { searchResultItems } from './search-result.items';
import { newClientItem, recentItems } from './recent.items';
import { matchingItems, actionAndPageItems, type PaletteItem } from './palette.items';
import type { SearchState } from './use-search-results';

/**
 * Returns the palette's items in order. Pages and actions are known immediately and stay on top, so that nothing moves under the
 * cursor when the records arrive. Few of them begin like a person's name.
 */
export function usePaletteItems(text: string, { results, isSearching }: SearchState): PaletteItem[] {
  const session = useSession();
  const { user, organisation } = session;
  const formats = useFormats();
  const of = useWords(navigationWords);
  const lang = useLanguageOf(navigationWords);
  const own = useMemo(() => actionAndPageItems(user, { of, lang }), [user, of, lang]);
  const recent = useMemo(() => recentItems(readRecentRecords(identityKey(session))), [session]);
  if (!text) return [...recent, ...own];
  const answered = results ? searchResultItems(results, { country: organisation.country, formats }) : [];
  // Results of an earlier text stay until the next answer arrives, but only those that still match, so that Enter cannot open the
  // wrong person.
  const found = isSearching ? answered.filter((item) => matchesText(item, text)) : answered;
  const isUnknown = isSearchable(text) && !isSearching && results?.clients.length === 0;
  const offersClient = isUnknown && found.length === 0 && can(user, 'CLIENTS', 'CREATE');
  return [...matchingItems(own, text), ...found, ...(offersClient ? [newClientItem(text)] : [])];
}

function matchesText({ label, detail = '' }: PaletteItem, text: string): boolean {
  const words = normaliseSearchText(text).split(' ');
  return words.every((word) => findSearchMatches(`${label} ${detail}`, word).length > 0);
}
