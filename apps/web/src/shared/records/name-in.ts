/** "Te Ariki Ngapo": the last word is the family name. What has digits or an @ is no name. */
export function nameIn(typed: string): { firstName?: string; lastName?: string } {
  if (/[\d@]/.test(typed)) return {};
  const [, firstName, lastName] = /^(?:(.+)\s)?(\S+)$/.exec(typed.trim()) ?? [];
  return firstName ? { firstName, lastName } : { firstName: lastName ?? '' };
}

const TITLE = /^(?:(Dr|Prof|Mr|Ms|Mrs)\.?\s+)?(.*)$/i;

/** "Dr Amelia Hartmann"; a single word is a family name, as people search for doctors. */
export function doctorIn(typed: string): { title?: string; firstName?: string; lastName?: string } {
  const [, title, name = ''] = TITLE.exec(typed.trim()) ?? [];
  const { firstName = '', lastName } = nameIn(name);
  const known = title && `${title[0]!.toUpperCase()}${title.slice(1).toLowerCase()}`;
  return {
    ...(known ? { title: known } : {}),
    ...(lastName ? { firstName, lastName } : { lastName: firstName }),
  };
}
