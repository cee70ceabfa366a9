import { BlockList, isIP } from 'node:net';

export interface ResolvedAddress {
  address: string;
  family: 4 | 6;
}

// Addresses that cannot be a public server (IANA special-purpose registry): this network, private, shared (CGNAT), loopback,
// link-local including cloud metadata, test networks, benchmarking, multicast and reserved.
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

// For IPv6 only global unicast is open, except documentation and ranges that embed an IPv4 address (Teredo, 6to4).
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

/** Returns whether an address is on the public internet. False for anything that is not a plain address. */
export function isPublicAddress(address: string): boolean {
  if (address.includes('%')) return false; // A zone index makes it local to this machine.
  const family = isIP(address);
  if (family === 4) return !closedV4.check(address, 'ipv4');
  if (family === 6) return openV6.check(address, 'ipv6') && !closedV6.check(address, 'ipv6');
  return false;
}

/** Parses additionally allowed networks, such as a developer's own machine: `127.0.0.0/8,::1/128`. Throws for anything else. */
export function networksOf(text: string): BlockList {
  const list = new BlockList();
  for (const network of text.split(',').map((part) => part.trim())) {
    if (network === '') continue;
    const [address = '', prefix = ''] = network.split('/');
    const family = isIP(address);
    const bits = Number(prefix);
    if (family === 0 || !/^\d{1,3}$/.test(prefix) || bits > (family === 4 ? 32 : 128))
      throw new Error(`${network} is not a valid network`);
    list.addSubnet(address, bits, family === 4 ? 'ipv4' : 'ipv6');
  }
  return list;
}

/**
 * Returns the address to connect to: the first allowed one, preferring IPv4 because not every platform has IPv6. Null if none is
 * allowed. Connect to exactly this address, because resolving the name again could return another one (DNS rebinding).
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
