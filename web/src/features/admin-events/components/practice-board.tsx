import { useState } from 'react'
import { Alert } from '@/components/ui/alert'
import type { Practice } from '@/features/admin-events/api/practice'
import { ActionBar } from '@/features/admin-events/components/action-bar'
import { ActionDialog } from '@/features/admin-events/components/action-dialog'
import { BoardPanel } from '@/features/admin-events/components/board-panel'
import { SittersTable } from '@/features/admin-events/components/sitters-table'
import { TroubleList } from '@/features/admin-events/components/trouble-list'
import { useChosen } from '@/features/admin-events/components/use-chosen'
import { formatMinutes } from '@/lib/format/duration'

/** A practice: its troubles, and the board of a real event with simulated learners. */
export function PracticeBoard({ practice }: { practice: Practice }) {
  const { chosen, toggle, chooseAll, clear } = useChosen(practice)
  const [acted, setActed] = useState<number[] | 'semua' | null>(null)
  const { masalah, jumlah, dimulai } = practice.latihan
  const last = masalah
    .flatMap(({ teratasi }) => teratasi ?? [])
    .sort()
    .at(-1)
  const isDone = masalah.length === jumlah && masalah.every(({ teratasi }) => teratasi !== null)

  return (
    <>
      {isDone && last && dimulai && (
        <Alert tone="success">
          Semua masalah teratasi dalam{' '}
          {formatMinutes(Math.round((Date.parse(last) - Date.parse(dimulai)) / 1000))}. Ulangi bila
          ingin lebih cepat.
        </Alert>
      )}
      {dimulai === null ? (
        <p>
          Delapan peserta contoh menunggu. Tekan <strong>Mulai Bersama</strong>, lalu atasi masalah
          yang muncul dengan memilih peserta dan menekan <strong>Tindakan</strong>. Alasan boleh
          ditulis seperti pada ujian sungguhan; tidak ada yang tercatat.
        </p>
      ) : (
        <TroubleList troubles={masalah} total={jumlah} />
      )}
      <BoardPanel board={practice} />
      <SittersTable
        board={practice}
        choice={dimulai === null ? null : { chosen, onToggle: toggle }}
        buttons={() => null}
      />
      {dimulai !== null && (
        <ActionBar
          chosen={chosen.size}
          all={practice.peserta.length}
          onAct={() => setActed(chosen.size === practice.peserta.length ? 'semua' : [...chosen])}
          onChooseAll={chooseAll}
          onClear={clear}
        />
      )}
      {acted && (
        <ActionDialog
          id="latihan"
          sitters={practice.peserta}
          chosen={acted}
          onClose={() => {
            setActed(null)
            clear()
          }}
        />
      )}
    </>
  )
}
