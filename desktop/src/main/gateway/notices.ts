import type { IncomingMessage, ServerResponse } from 'node:http'
import { NOT_IN_KIOSK } from '../../../../api/contracts/kiosk.ts'
import { PAGE_POLICY } from '../../../../api/contracts/web_app.ts'

/** Headers of every page in the kiosk. */
export const PAGE_HEADERS = {
  ...PAGE_POLICY,
  'Cache-Control': 'no-store',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Resource-Policy': 'same-origin',
} as const

interface Notice {
  status: number
  title: string
  message: string
  code?: string
}

/** Messages of the gateway itself. */
const NOTICES = {
  unavailable: {
    status: 503,
    title: 'Server belum terjangkau',
    message:
      'Komputer ini belum bisa menghubungi server ujian. Jawaban yang sudah tersimpan aman. Panggil pengawas bila pesan ini tidak hilang.',
    code: 'server_tidak_terjangkau',
  },
  closed: {
    status: 403,
    title: NOT_IN_KIOSK,
    message: 'Bagian ini tidak tersedia di komputer ujian.',
    code: 'tidak_di_kios',
  },
  stranger: {
    status: 403,
    title: 'Hanya untuk aplikasi ujian',
    message: 'Alamat ini hanya untuk aplikasi ujian di komputer ini.',
  },
  missing: { status: 404, title: 'Tidak ditemukan', message: 'Tidak ditemukan.' },
} satisfies Record<string, Notice>

/** Ends a response with a message: JSON in the API's format, or a page if a page was requested. */
export function endWithNotice(
  request: IncomingMessage,
  response: ServerResponse,
  name: keyof typeof NOTICES
): void {
  const notice: Notice = NOTICES[name]
  const wantsPage = request.headers.accept?.includes('text/html') ?? false
  // The sender would hang if its upload weren't read.
  request.resume()
  response.statusCode = notice.status
  response.setHeader('Cache-Control', 'no-store')
  if (notice.status === 503) response.setHeader('Retry-After', '5')
  for (const [header, value] of Object.entries(PAGE_HEADERS)) response.setHeader(header, value)
  response.setHeader(
    'Content-Type',
    `${wantsPage ? 'text/html' : 'application/json'}; charset=utf-8`
  )
  response.end(wantsPage ? pageOf(notice) : JSON.stringify(bodyOf(notice)))
}

function bodyOf({ message, code }: Notice) {
  return { message, error: message, errors: [], ...(code ? { code } : {}) }
}

// All texts are constants, so nothing from the request is shown.
function pageOf({ title, message, status }: Notice): string {
  const reload = status === 503 ? '<meta http-equiv="refresh" content="5">' : ''
  return `<!doctype html>
<html lang="id">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">${reload}<title>${title}</title>
<style>
body { margin: 0; min-height: 100vh; display: grid; place-items: center; background: #f3f6fb; color: #14213d; font: 1.25rem/1.6 'Plus Jakarta Sans', system-ui, sans-serif }
main { max-width: 34rem; padding: 2rem }
h1 { font-size: 2rem; line-height: 1.25 }
</style></head>
<body><main><h1>${title}</h1><p>${message}</p></main></body>
</html>
`
}
