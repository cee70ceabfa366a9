/** Masks an address for lists, so that it can be recognised but not used: `hana@example.com` becomes `h…a@example.com`. */
export function maskAddress(address: string): string {
  const at = address.lastIndexOf('@');
  if (at < 1) return '…';
  const [first = '', ...rest] = [...address.slice(0, at)];
  const last = rest.length > 1 ? rest.at(-1) : '';
  return `${first}…${last}${address.slice(at)}`;
}
