import { useState, useEffect } from 'react'
import { flushSync } from 'react-dom'
import { mediaUrl } from '@/lib/api/request-url'
import { formatDateTime } from '@/lib/format/date'
import { useSettings } from '@/lib/settings/settings'

/** The academy's head on paper, with the time of printing. */
export function PrintHead() {
  const { namaAkademi, logo } = useSettings()
  const [printedAt, setPrintedAt] = useState(() => new Date().toISOString())
  const logoUrl = mediaUrl(logo)

  useEffect(() => {
    const note = () => flushSync(() => setPrintedAt(new Date().toISOString()))
    window.addEventListener('beforeprint', note)
    return () => window.removeEventListener('beforeprint', note)
  }, [])

  return (
    <div className="mb-4 hidden items-center gap-3 border-b-2 border-ink pb-2 print:flex">
      {logoUrl && <img src={logoUrl} alt="" className="h-10 w-auto max-w-40 object-contain" />}
      <p className="text-lg font-bold">{namaAkademi}</p>
      <p className="ml-auto text-xs">Dicetak {formatDateTime(printedAt)}</p>
    </div>
  )
}
