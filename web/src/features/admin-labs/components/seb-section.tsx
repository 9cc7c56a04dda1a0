import { useId, useState } from 'react'
import { despiteAttempts } from '@/components/despite-attempts'
import { Alert } from '@/components/ui/alert'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { useChange } from '@/components/use-change'
import type { LabDetail } from '@/features/admin-labs/api/labs'
import { removeSebVersionMutation, revokeSebMutation } from '@/features/admin-labs/api/seb'
import { SebFileDialog } from '@/features/admin-labs/components/seb-file-dialog'
import { SebVersionDialog } from '@/features/admin-labs/components/seb-version-dialog'
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
  const remove = useChange(removeSebVersionMutation(lab.id), {
    ask: ({ nama }) => ({
      tone: 'danger',
      title: `Hapus versi ${nama}?`,
      text: 'Komputer dengan versi SEB ini ditolak server selama masih ada versi lain yang terdaftar. Tanpa versi terdaftar, semua versi diterima.',
      confirmLabel: 'Hapus Versi',
    }),
    insist: despiteAttempts('Tetap Lanjutkan'),
    done: null,
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
          <SebVersions
            versions={seb.versi}
            busyVersion={remove.sending?.nama ?? null}
            isOpen={isOpen}
            onRemove={(nama) => remove.change({ nama })}
          />
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

interface SebVersionsProps {
  versions: readonly string[]
  busyVersion: string | null
  isOpen: boolean
  onRemove: (name: string) => void
}

function SebVersions({ versions, busyVersion, isOpen, onRemove }: SebVersionsProps) {
  const titleId = useId()
  if (versions.length === 0) {
    return (
      <p className="text-ink-soft">
        Semua versi SEB diterima. Daftarkan Browser Exam Key agar hanya versi resmi tertentu yang
        diterima.
      </p>
    )
  }
  return (
    <div className="grid max-w-xl gap-2">
      <h3 id={titleId} className="text-sm font-semibold">
        Versi SEB yang diterima
      </h3>
      <ul aria-labelledby={titleId} className="grid gap-2">
        {versions.map((name) => (
          <li
            key={name}
            className="flex items-center justify-between gap-3 rounded-md border border-line bg-surface py-1 pr-1 pl-3"
          >
            <span className="min-w-0 [overflow-wrap:anywhere]">{name}</span>
            {isOpen && (
              <Button
                variant="quiet"
                size="sm"
                aria-label={`Hapus versi ${name}`}
                loading={busyVersion === name}
                onClick={() => onRemove(name)}
              >
                Hapus
              </Button>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
