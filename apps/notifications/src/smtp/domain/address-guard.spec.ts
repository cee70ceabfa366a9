import fc from 'fast-check';
import { chosenAddress, isPublicAddress, networksOf } from './address-guard';

const NONE = networksOf('');
const v4 = (address: string) => ({ address, family: 4 as const });
const v6 = (address: string) => ({ address, family: 6 as const });

describe('an address inside a network', () => {
  it.each([
    ['this host', '0.0.0.0'],
    ['private', '10.1.2.3'],
    ['private', '172.31.255.255'],
    ['private', '192.168.1.1'],
    ['loopback', '127.0.0.1'],
    ['loopback', '127.255.255.254'],
    ['carrier-grade NAT', '100.64.0.1'],
    ['carrier-grade NAT', '100.127.255.255'],
    ['cloud metadata', '169.254.169.254'],
    ['benchmarking', '198.19.0.1'],
    ['multicast', '224.0.0.1'],
    ['broadcast', '255.255.255.255'],
    ['unspecified', '::'],
    ['loopback', '::1'],
    ['link-local', 'fe80::1'],
    ['link-local with a zone', 'fe80::1%eth0'],
    ['unique local', 'fd12:3456::1'],
    ['cloud metadata', 'fd00:ec2::254'],
    ['mapped loopback', '::ffff:127.0.0.1'],
    ['mapped, in hexadecimal', '::ffff:7f00:1'],
    ['mapped and public', '::ffff:8.8.8.8'],
    ['NAT64', '64:ff9b::a9fe:a9fe'],
    ['6to4 of a private address', '2002:a00:1::'],
    ['Teredo', '2001:0:7f00:1::'],
    ['documentation', '2001:db8::1'],
    ['site-local', 'fec0::1'],
    ['multicast', 'ff02::1'],
    ['a name', 'localhost'],
    ['a number', '2130706433'],
    ['octal', '0177.0.0.1'],
    ['short', '127.1'],
    ['nothing', ''],
  ])('is not public: %s %s', (_what, address) => {
    expect(isPublicAddress(address)).toBe(false);
  });

  it('is never public, for any address of these networks', () => {
    const byte = fc.integer({ min: 0, max: 255 });
    const inside = fc.oneof(
      fc.tuple(fc.constant(10), byte, byte, byte),
      fc.tuple(fc.constant(127), byte, byte, byte),
      fc.tuple(fc.constant(169), fc.constant(254), byte, byte),
      fc.tuple(fc.constant(172), fc.integer({ min: 16, max: 31 }), byte, byte),
      fc.tuple(fc.constant(192), fc.constant(168), byte, byte),
      fc.tuple(fc.constant(100), fc.integer({ min: 64, max: 127 }), byte, byte),
      fc.tuple(fc.integer({ min: 224, max: 255 }), byte, byte, byte),
    );
    fc.assert(
      fc.property(inside, (parts) => {
        const address = parts.join('.');
        expect(isPublicAddress(address)).toBe(false);
        expect(isPublicAddress(`::ffff:${address}`)).toBe(false);
        expect(chosenAddress([v4(address)], NONE)).toBeNull();
      }),
    );
  });
});

it.each(['8.8.8.8', '100.63.255.255', '100.128.0.1', '172.32.0.1', '2404:6800:4006::1', '2a00:1450::1'])(
  'treats %s as public',
  (address) => {
    expect(isPublicAddress(address)).toBe(true);
  },
);

describe('address to connect to', () => {
  it('is the first public one, IPv4 before IPv6', () => {
    expect(chosenAddress([v4('127.0.0.1'), v6('2404:6800::1'), v4('8.8.8.8')], NONE)).toBe('8.8.8.8');
    expect(chosenAddress([v6('::1'), v6('2404:6800::1')], NONE)).toBe('2404:6800::1');
  });

  it('is null if all are inside a network', () => {
    expect(chosenAddress([v4('10.0.0.1'), v6('::1')], NONE)).toBeNull();
    expect(chosenAddress([], NONE)).toBeNull();
  });

  it('may be inside an explicitly allowed network', () => {
    const own = networksOf('127.0.0.0/8, ::1/128');
    expect(chosenAddress([v4('127.0.0.1')], own)).toBe('127.0.0.1');
    expect(chosenAddress([v6('::1')], own)).toBe('::1');
    expect(chosenAddress([v4('10.0.0.1')], own)).toBeNull();
  });
});

it.each(['127.0.0.1', 'localhost/8', '10.0.0.0/33', '::1/129', '10.0.0.0/x'])(
  'rejects %s as an allowed network',
  (text) => {
    expect(() => networksOf(text)).toThrow('is not a valid network');
  },
);
