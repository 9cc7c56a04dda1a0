import { generateKeyPairSync, sign } from 'node:crypto'

/** A certificate and its key, in PEM. */
export interface TestCertificate {
  cert: string
  key: string
}

const ECDSA_WITH_SHA256 = [0x06, 0x08, 0x2a, 0x86, 0x48, 0xce, 0x3d, 0x04, 0x03, 0x02]
const COMMON_NAME = [0x06, 0x03, 0x55, 0x04, 0x03]
const SUBJECT_ALT_NAME = [0x06, 0x03, 0x55, 0x1d, 0x11]
const TAG = {
  integer: 0x02,
  bits: 0x03,
  octets: 0x04,
  text: 0x0c,
  time: 0x17,
  list: 0x30,
  set: 0x31,
}
const VERSION_TAG = 0xa0
const EXTENSIONS_TAG = 0xa3
const IP_TAG = 0x87

/**
 * A self-signed certificate of 127.0.0.1 (RFC 5280), which no tool of the system has to make.
 * @param validity epoch milliseconds, in years before 2050
 */
export function makeCertificate(validity: { from: number; to: number }): TestCertificate {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const algorithm = der(TAG.list, Buffer.from(ECDSA_WITH_SHA256))
  const name = der(
    TAG.list,
    der(TAG.set, der(TAG.list, Buffer.from(COMMON_NAME), der(TAG.text, Buffer.from('Uji'))))
  )
  const address = der(TAG.list, der(IP_TAG, Buffer.from([127, 0, 0, 1])))
  const extension = der(TAG.list, Buffer.from(SUBJECT_ALT_NAME), der(TAG.octets, address))
  const signed = der(
    TAG.list,
    der(VERSION_TAG, der(TAG.integer, Buffer.from([2]))),
    der(TAG.integer, Buffer.from([1])),
    algorithm,
    name,
    der(TAG.list, timeOf(validity.from), timeOf(validity.to)),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(EXTENSIONS_TAG, der(TAG.list, extension))
  )
  const signature = Buffer.concat([Buffer.from([0]), sign('sha256', signed, privateKey)])
  const bytes = der(TAG.list, signed, algorithm, der(TAG.bits, signature))
  return {
    cert: `-----BEGIN CERTIFICATE-----\n${bytes.toString('base64')}\n-----END CERTIFICATE-----\n`,
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  }
}

/** A value with its tag and length. */
function der(tag: number, ...parts: Buffer[]): Buffer {
  const content = Buffer.concat(parts)
  const { length } = content
  const size =
    length < 0x80 ? [length] : length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff]
  return Buffer.concat([Buffer.from([tag, ...size]), content])
}

function timeOf(ms: number): Buffer {
  return der(
    TAG.time,
    Buffer.from(
      new Date(ms)
        .toISOString()
        .replaceAll(/[-:T]|\.\d+/g, '')
        .slice(2)
    )
  )
}
