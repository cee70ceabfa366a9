/** A doctor by title and name, as lists, papers and mails write it; without the title where none is known. */
export function titledName({
  title,
  firstName,
  lastName,
}: {
  readonly title: string;
  readonly firstName: string;
  readonly lastName: string;
}): string {
  return [title, firstName, lastName].filter(Boolean).join(' ');
}
