import { BlockList, isIP } from 'node:net';

/** An address that a name resolves to. */
export interface ResolvedAddress {
  address: string;
  family: 4 | 6;
}

// What is not somebody's server on the internet (IANA's special-purpose registry): this network, private, shared (CGNAT),
// loopback, link-local with the clouds' metadata, test nets, benchmarking, multicast and reserved.
const CLOSED_V4: readonly [string, number][] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
];

// Of IPv6 only global unicast is open, without what carries an IPv4 address inside it (Teredo, 6to4) and documentation.
const OPEN_V6: readonly [string, number][] = [['2000::', 3]];
const CLOSED_V6: readonly [string, number][] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
];

const closedV4 = blockList(CLOSED_V4, 'ipv4');
const openV6 = blockList(OPEN_V6, 'ipv6');
const closedV6 = blockList(CLOSED_V6, 'ipv6');

function blockList(networks: readonly [string, number][], type: 'ipv4' | 'ipv6'): BlockList {
  const list = new BlockList();
  for (const [network, prefix] of networks) list.addSubnet(network, prefix, type);
  return list;
}

/** Whether an address is one of the internet's. Anything that is no plain address is not. */
export function isPublicAddress(address: string): boolean {
  if (address.includes('%')) return false; // A zone: local to this machine.
  const family = isIP(address);
  if (family === 4) return !closedV4.check(address, 'ipv4');
  if (family === 6) return openV6.check(address, 'ipv6') && !closedV6.check(address, 'ipv6');
  return false;
}

/** Networks that are open besides, such as a developer's own machine: `127.0.0.0/8,::1/128`. Throws for anything else. */
export function networksOf(text: string): BlockList {
  const list = new BlockList();
  for (const network of text.split(',').map((part) => part.trim())) {
    if (network === '') continue;
    const [address = '', prefix = ''] = network.split('/');
    const family = isIP(address);
    const bits = Number(prefix);
    if (family === 0 || !/^\d{1,3}$/.test(prefix) || bits > (family === 4 ? 32 : 128))
      throw new Error(`${network} is no network`);
    list.addSubnet(address, bits, family === 4 ? 'ipv4' : 'ipv6');
  }
  return list;
}

/**
 * The address to connect to: the first that is open, IPv4 before IPv6 because not every platform has the latter; null if none
 * is. The connection must go to this very address: asking the name again could answer another one.
 */
export function chosenAddress(found: readonly ResolvedAddress[], allowed: BlockList): string | null {
  const open = found.filter(
    ({ address, family }) =>
      isPublicAddress(address) ||
      (!address.includes('%') &&
        isIP(address) !== 0 &&
        allowed.check(address, family === 4 ? 'ipv4' : 'ipv6')),
  );
  const first = open.find(({ family }) => family === 4) ?? open[0];
  return first?.address ?? null;
}
