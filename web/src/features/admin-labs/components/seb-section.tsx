import { useId, useState } from 'react'
import { despiteAttempts } from '@/components/despite-attempts'
import { Alert } from '@/components/ui/alert'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { useChange } from '@/components/use-change'
import type { LabDetail } from '@/features/admin-labs/api/labs'
import { revokeSebMutation } from '@/features/admin-labs/api/seb'
import { SebFileDialog } from '@/features/admin-labs/components/seb-file-dialog'
import { SebVersionDialog } from '@/features/admin-labs/components/seb-version-dialog'
import { SebVersions } from '@/features/admin-labs/components/seb-versions'
import { formatDateTime } from '@/lib/format/date'

/** Safe Exam Browser in a lab: its file and the allowed versions. */
export function SebSection({ lab }: { lab: LabDetail }) {
  const titleId = useId()
  const revoke = useChange(revokeSebMutation(lab.id), {
    ask: () => ({
      tone: 'danger',
      title: 'Cabut berkas SEB lab ini?',
      text: 'Komputer lab yang memakai Safe Exam Browser langsung ditolak server sampai dibuka dengan berkas baru. Aplikasi kios tidak terganggu.',
      confirmLabel: 'Cabut Berkas',
    }),
    insist: despiteAttempts('Tetap Cabut'),
  })
  const [shown, setShown] = useState<'file' | 'version' | null>(null)
  const { seb } = lab
  const isOpen = lab.dicabut === null
  if (!seb && !isOpen) return null

  return (
    <section aria-labelledby={titleId} className="grid gap-4">
      <div className="grid gap-1">
        <h2 id={titleId} className="text-xl font-bold">
          Safe Exam Browser
        </h2>
        <p className="text-ink-soft">
          Untuk komputer yang memakai Safe Exam Browser (SEB) alih-alih aplikasi kios: buka SEB
          dengan berkas lab ini, dan server mengenalinya sebagai komputer lab.
        </p>
      </div>
      {seb && !seb.berlaku && (
        <Alert tone="warning" title="Berkas ini tidak berlaku lagi.">
          Kunci server (APP_KEY) sudah diganti sejak berkas dibuat. Buat berkas baru.
        </Alert>
      )}
      {seb && (
        <>
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
            Berkas dibuat{' '}
            <time dateTime={seb.dibuat} className="font-semibold tabular-nums">
              {formatDateTime(seb.dibuat)}
            </time>
            <Badge tone={seb.berkataSandi ? 'success' : 'accent'}>
              {seb.berkataSandi ? 'Dengan kata sandi' : 'Tanpa kata sandi'}
            </Badge>
          </p>
          <SebVersions labId={lab.id} versions={seb.versi} isOpen={isOpen} />
        </>
      )}
      {isOpen && (
        <div className="flex flex-wrap gap-3">
          <Button variant="secondary" onClick={() => setShown('file')}>
            {seb ? 'Buat Berkas SEB Baru' : 'Buat Berkas SEB'}
          </Button>
          {seb?.berlaku && (
            <Button variant="secondary" onClick={() => setShown('version')}>
              Daftarkan Versi SEB
            </Button>
          )}
          {seb && (
            <Button variant="quiet" loading={revoke.isPending} onClick={() => revoke.change({})}>
              Cabut Berkas SEB
            </Button>
          )}
        </div>
      )}
      {shown === 'file' && <SebFileDialog lab={lab} onClose={() => setShown(null)} />}
      {shown === 'version' && <SebVersionDialog labId={lab.id} onClose={() => setShown(null)} />}
    </section>
  )
}
