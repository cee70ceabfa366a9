import { Facts } from '@quillcare/ui';
import { useWords } from '../words/words';
import { shortcutWords } from './shortcuts.en';

const SHORTCUTS = ['search', 'today', 'notifications', 'move', 'carry', 'close'] as const;

/** Lists the keyboard shortcuts available everywhere in the app. */
export function Shortcuts() {
  const t = useWords(shortcutWords);
  return <Facts items={SHORTCUTS.map((name) => ({ label: t(`${name}.keys`), value: t(`${name}.does`) }))} />;
}
