import { type LookupAddress, lookup as resolve } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/**
 * Addresses a webhook must not reach: the machine itself, private networks, cloud metadata, anything not on the
 * public internet. Checked on the address that is connected to, so a name that resolves differently the second
 * time gains nothing.
 */
const internal = new BlockList();
for (const [network, bits] of [
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
] as const)
  internal.addSubnet(network, bits, 'ipv4');

/** Of IPv6 only the public unicast range is let through, without the parts that stand for an IPv4 address. */
const publicSix = new BlockList();
publicSix.addSubnet('2000::', 3, 'ipv6');
const publicSixExceptions = new BlockList();
for (const [network, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  publicSixExceptions.addSubnet(network, bits, 'ipv6');

export function isInternal(address: string): boolean {
  if (isIP(address) === 4) return internal.check(address, 'ipv4');
  if (isIP(address) === 6)
    return !publicSix.check(address, 'ipv6') || publicSixExceptions.check(address, 'ipv6');
  return true;
}

export class ForbiddenAddress extends Error {
  override readonly name = 'ForbiddenAddress';
}

/** The URL a webhook may have: http or https, no user or password in it, and not an internal address by number. */
export function checkUrl(text: string, allowInternal: boolean): URL {
  if (!URL.canParse(text))
    throw new ForbiddenAddress(`"${text}" is not a URL; give one such as https://example.org/hook`);
  const url = new URL(text);
  if (url.protocol !== 'http:' && url.protocol !== 'https:')
    throw new ForbiddenAddress(`webhooks go to http and https addresses, not to ${url.protocol}//`);
  if (url.username || url.password)
    throw new ForbiddenAddress('a webhook address carries no user name and no password');
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (!allowInternal && (isIP(host) ? isInternal(host) : isLocalName(host)))
    throw new ForbiddenAddress(
      `${host} is an internal address, and this server does not send webhooks there`,
    );
  return url;
}

const isLocalName = (host: string): boolean => /(^|\.)(localhost|local|internal)\.?$/i.test(host);

/** Resolves names as usual, but refuses when any of the addresses is internal. */
export const publicLookup: LookupFunction = (hostname, options, callback) => {
  resolve(hostname, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
    if (error) return callback(error, '');
    const forbidden = addresses.find(({ address }) => isInternal(address));
    if (forbidden)
      return callback(
        new ForbiddenAddress(`${hostname} leads to the internal address ${forbidden.address}`),
        '',
      );
    if (options.all) return callback(null, addresses);
    const [first] = addresses;
    return first
      ? callback(null, first.address, first.family)
      : callback(new Error(`${hostname} has no address`), '');
  });
};
