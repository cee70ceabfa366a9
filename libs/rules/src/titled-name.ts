/** Returns a doctor's title and name for lists, documents and emails. The title is omitted if empty. */
export function formatTitledName({
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
