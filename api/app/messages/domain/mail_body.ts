/** What an e-mail shows. */
export interface MailContent {
  academyName: string
  /** As it is sent by WhatsApp too. */
  text: string
  /** Address of the page that stops e-mails of this kind; null for those that can't be stopped. */
  stopUrl: string | null
}

const STOPS = 'Tidak ingin menerima email seperti ini lagi? Buka'
const ABOUT_EXAM = 'Email ini tentang ujian Anda sendiri, jadi tidak dapat dihentikan.'

/** The plain text of an e-mail. */
export function plainBody({ text, stopUrl }: MailContent): string {
  const footer = stopUrl === null ? ABOUT_EXAM : `${STOPS} ${stopUrl}`
  return `${text}\n\n-- \n${footer}\n`
}

/** The same as HTML that the oldest mail programs show. All values are escaped; addresses of this site are links. */
export function htmlBody({ academyName, text, stopUrl }: MailContent): string {
  const paragraphs = text
    .split(/\n{2,}/)
    .map((one) => `<p style="margin:0 0 16px">${linked(one).replaceAll('\n', '<br>')}</p>`)
    .join('')
  const footer =
    stopUrl === null
      ? ABOUT_EXAM
      : `Tidak ingin menerima email seperti ini lagi? <a href="${escaped(stopUrl)}" style="color:#5b6472">Berhenti menerima email</a>.`
  return (
    '<!doctype html><html lang="id"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">' +
    `<title>${escaped(academyName)}</title></head>` +
    '<body style="margin:0;padding:24px 12px;background:#f4f5f7;font-family:Arial,Helvetica,sans-serif;font-size:16px;line-height:1.5;color:#1c2430">' +
    '<div style="max-width:560px;margin:0 auto;background:#ffffff;border:1px solid #d8dce3;border-radius:8px;overflow:hidden">' +
    `<div style="padding:16px 24px;background:#1f3a68;color:#ffffff;font-weight:bold">${escaped(academyName)}</div>` +
    `<div style="padding:24px 24px 8px">${paragraphs}</div></div>` +
    `<p style="max-width:560px;margin:16px auto 0;font-size:13px;color:#5b6472">${footer}</p>` +
    '</body></html>'
  )
}

/** Escapes a text, and makes links of the addresses in it. */
function linked(text: string): string {
  return text
    .split(/(https?:\/\/[^\s<>"]*[^\s<>".,;:!?)])/)
    .map((part, index) =>
      index % 2 === 0
        ? escaped(part)
        : `<a href="${escaped(part)}" style="color:#1f4fa3">${escaped(part)}</a>`
    )
    .join('')
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

function escaped(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? character)
}
