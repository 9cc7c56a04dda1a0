/** What a failed attempt to send an e-mail means. */
export interface MailFailure {
  /** Another attempt can't succeed: the server has refused this message or this address. */
  isPermanent: boolean
  /** The server itself can't be used now, so that the others needn't be tried either. */
  isOfServer: boolean
  /** For admins. */
  sentence: string
}

/** What is known of an error of the SMTP client. */
interface SmtpError {
  code?: unknown
  command?: unknown
  response?: unknown
  responseCode?: unknown
  message?: unknown
}

/** Fits a line of a list. */
const ANSWER_LENGTH = 300

/** Codes of the client by what they mean to an admin. */
const OF_SERVER: Readonly<Record<string, string>> = {
  EAUTH: 'Server email menolak nama pengguna atau kata sandinya.',
  ENOAUTH: 'Server email meminta nama pengguna dan kata sandi.',
  ETLS: 'Sambungan aman ke server email gagal.',
  EDNS: 'Alamat server email tidak ditemukan.',
  ENOTFOUND: 'Alamat server email tidak ditemukan.',
  ECONNECTION: 'Server email tidak dapat dihubungi.',
  ECONNREFUSED: 'Server email tidak dapat dihubungi.',
  ESOCKET: 'Server email tidak dapat dihubungi.',
  ECONNRESET: 'Sambungan ke server email terputus.',
  ETIMEDOUT: 'Server email tidak menjawab.',
  EPROTOCOL: 'Server email menolak sambungan ini.',
}

/** The commands that are about one message; all others are about the server. */
const OF_MESSAGE = new Set(['MAIL FROM', 'RCPT TO', 'DATA'])

/**
 * Reads an error of the SMTP client. Answers of 500 and above to what belongs to one message are final (RFC 5321,
 * 4.2.1); those to a greeting or a login are about the settings, and may be put right.
 */
export function readFailure(error: unknown): MailFailure {
  const { code, command, response, responseCode, message } = (error ?? {}) as SmtpError
  const answer = answerIn(response)
  const status = typeof responseCode === 'number' ? responseCode : 0
  const isOfMessage = typeof command === 'string' && OF_MESSAGE.has(command) && status >= 400
  if (isOfMessage || code === 'EENVELOPE' || code === 'EMESSAGE') {
    const isPermanent = status >= 500 || status === 0
    const refused =
      command === 'RCPT TO' || code === 'EENVELOPE'
        ? 'Server email menolak alamat ini'
        : 'Server email menolak pesan ini'
    const sentence = isPermanent ? refused : 'Server email belum dapat menerima pesan ini'
    return { isPermanent, isOfServer: false, sentence: withAnswer(sentence, answer) }
  }
  const known = typeof code === 'string' ? OF_SERVER[code] : undefined
  const sentence = known ?? 'Email gagal dikirim.'
  const said = answer ?? (known === undefined ? answerIn(message) : null)
  return {
    isPermanent: false,
    isOfServer: known !== undefined,
    sentence: withAnswer(sentence.replace(/\.$/, ''), said),
  }
}

function withAnswer(sentence: string, answer: string | null): string {
  return answer === null ? `${sentence}.` : `${sentence}: ${answer}`
}

/** What the server said, on one line and without what could disturb a screen. */
function answerIn(text: unknown): string | null {
  if (typeof text !== 'string') return null
  const line = text
    .replaceAll(/[\p{Cc}\p{Cf}\p{Cs}]+/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
  return line === '' ? null : line.slice(0, ANSWER_LENGTH)
}
