/** Addresses inside: own host, private, link-local, shared, test, multicast, reserved. */
const inside = [
  ...[
    '0.0.0.0',
    '0.1.2.3',
    '10.0.0.1',
    '10.255.255.255',
    '100.64.0.1',
    '100.127.255.254',
    '127.0.0.1',
    '127.255.255.254',
  ],
  ...['169.254.169.254', '169.254.0.1', '172.16.0.1', '172.31.255.255', '192.0.0.170', '192.0.2.1', '192.168.0.1'],
  ...['192.168.255.255', '198.18.0.1', '198.19.255.255', '198.51.100.7', '203.0.113.9', '224.0.0.1', '239.255.255.250'],
  ...['240.0.0.1', '255.255.255.255'],
] as const;

const insideV6 = [
  ...[
    '::',
    '::1',
    'fc00::1',
    'fd12:3456::1',
    'fe80::1',
    'fec0::1',
    'ff02::1',
    '64:ff9b::a00:1',
    '64:ff9b:1::1',
    '100::1',
  ],
  ...[
    '2001::1',
    '2001:db8::1',
    '2002:7f00:1::',
    '2002:a00:1::1',
    '3fff::1',
    '5f00::1',
    '::ffff:0:127.0.0.1',
    '::127.0.0.1',
  ],
] as const;

/** Spellings under which a URL parser knows an IPv4 address. */
function spellings(address: string): readonly string[] {
  const bytes = address.split('.').map(Number);
  const [a = 0, b = 0, c = 0, d = 0] = bytes;
  const whole = ((a * 256 + b) * 256 + c) * 256 + d;
  const hex = (value: number) => `0x${value.toString(16)}`;
  const octal = (value: number) => `0${value.toString(8)}`;
  const wide = (text: string) => text.replace(/\d/g, (digit) => String.fromCodePoint(0xff10 + Number(digit)));
  const pair = (high: number, low: number) => (high * 256 + low).toString(16);
  return [
    ...[address, `${address}.`, String(whole), hex(whole), octal(whole), hex(whole).toUpperCase()],
    ...[bytes.map(hex).join('.'), bytes.map(octal).join('.'), `${hex(a)}.${octal(b)}.${c}.${d}`],
    ...[`${a}.${(b * 256 + c) * 256 + d}`, `${a}.${b}.${c * 256 + d}`, `000${octal(a)}.${b}.${c}.${d}`],
    ...[
      wide(address),
      address.replaceAll('.', '。'),
      address.replaceAll('.', '%2e'),
      encodeURIComponent(wide(address)),
    ],
    ...[`[::ffff:${address}]`, `[::ffff:${pair(a, b)}:${pair(c, d)}]`, `[0:0:0:0:0:ffff:${address}]`],
    ...[`[2002:${pair(a, b)}:${pair(c, d)}::]`, `[64:ff9b::${address}]`],
  ];
}

/** More than 500 https URLs that lead inside, however they are spelt. */
export const insideUrls: readonly string[] = [
  ...inside.flatMap(spellings).map((host) => `https://${host}/latest/meta-data`),
  ...insideV6.map((host) => `https://[${host}]/`),
];
