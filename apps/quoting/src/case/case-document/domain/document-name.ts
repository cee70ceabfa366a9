import { MAX_CASE_DOCUMENT_NAME_LENGTH } from '@quillcare/contracts';
import { WORD, type DocumentMediaType } from './document-type';

const EXTENSIONS: Record<string, readonly [string, ...string[]]> = {
  'application/pdf': ['pdf'],
  'image/jpeg': ['jpg', 'jpeg'],
  'image/png': ['png'],
  'image/heic': ['heic', 'heif'],
  [WORD]: ['docx'],
} satisfies Record<DocumentMediaType, readonly [string, ...string[]]>;

const EXTENSION_PATTERN = /\.([a-z0-9]{1,5})$/i;
// Control characters, and characters that change the reading direction, which could make "fdp.exe" look like "exe.pdf".
const HIDDEN_CHARACTERS = /[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g;

/** The display name: the given name without folders or hidden characters, with the extension of the detected type. */
export function documentName(name: string, mediaType: string): string {
  const [ending, ...others] = EXTENSIONS[mediaType] ?? ['bin'];
  const last = name.split(/[\\/]/).at(-1) ?? '';
  const plain = last.normalize('NFC').replace(HIDDEN_CHARACTERS, '').replace(/\s+/g, ' ').trim();
  const found = EXTENSION_PATTERN.exec(plain)?.[1]?.toLowerCase();
  // Removes only a known file extension, so that "Dr. Smith" keeps its name.
  const isEnding =
    found !== undefined && (found === ending || others.includes(found) || isForeignExtension(found));
  const stem = (isEnding ? plain.replace(EXTENSION_PATTERN, '') : plain).replace(/^[. ]+|[. ]+$/g, '');
  const maxLength = MAX_CASE_DOCUMENT_NAME_LENGTH - ending.length - 1;
  return `${[...(stem || 'Document')].slice(0, maxLength).join('').trim()}.${ending}`;
}

/** The display name as plain ASCII, for a Content-Disposition header. */
export function downloadName(name: string): string {
  const stem = name
    .replace(EXTENSION_PATTERN, '')
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[^\w.-]+/g, '-')
    .replace(/^[-.]+|[-.]+$/g, '');
  return `${stem || 'document'}.${EXTENSION_PATTERN.exec(name)?.[1] ?? 'bin'}`;
}

const FOREIGN_EXTENSIONS = new Set([
  'exe',
  'doc',
  'docm',
  'tif',
  'tiff',
  'webp',
  'gif',
  'bmp',
  'zip',
  'txt',
  'html',
]);

function isForeignExtension(ending: string): boolean {
  return FOREIGN_EXTENSIONS.has(ending) || Object.values(EXTENSIONS).some((all) => all.includes(ending));
}
