import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { FormDialog } from '@/components/form-dialog'
import { useChange } from '@/components/use-change'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { Card } from '@/components/ui/card'
import { EmptyState } from '@/components/ui/empty-state'
import { LoadFailure } from '@/components/ui/load-failure'
import { SkeletonList } from '@/components/ui/skeleton'
import {
  changeDrillMutation,
  classDrillQuery,
  endDrillMutation,
  type ClassDrill,
} from '@/features/learning/api/class-drills'
import { drillName } from '@/features/learning/components/assigned-drills'
import { DrillFacts } from '@/features/learning/components/drill-facts'
import { DrilledLearners } from '@/features/learning/components/drilled-learners'
import { DrilledQuestions } from '@/features/learning/components/drilled-questions'
import { DueNoteFields } from '@/features/learning/components/due-note-fields'
import { adminPaths } from '@/lib/admin-paths'
import { hasStatus } from '@/lib/api/api-error'

interface ClassDrillWorkProps {
  classId: number
  drillId: number
}

/** Who did a drill and how, learner by learner and question by question. */
export function ClassDrillWork({ classId, drillId }: ClassDrillWorkProps) {
  const query = useQuery(classDrillQuery(classId, drillId))
  const { data, error, isPending, isFetching, refetch } = query
  const back = (
    <ButtonLink to={`${adminPaths.classLearning(classId)}?lihat=tugas`} variant="secondary">
      Semua tugas
    </ButtonLink>
  )
  if (isPending) return <SkeletonList label="Memuat hasil tugas…" rows={4} rowClassName="h-20" />
  if (!data) {
    return hasStatus(error, 404) ? (
      <EmptyState title="Tugas ini tidak ada di kelas ini." action={back} />
    ) : (
      <LoadFailure
        title="Hasil tugas belum dapat diambil"
        error={error}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    )
  }
  const { tugas, peserta, soal } = data
  return (
    <div className="grid gap-6">
      <Card className="grid gap-3">
        <h2 className="text-xl font-bold wrap-anywhere">
          {tugas.jumlah} soal: {drillName(tugas)}
        </h2>
        <DrillFacts drill={tugas} />
        {tugas.catatan !== null && <p className="max-w-[65ch] wrap-anywhere">{tugas.catatan}</p>}
        <p className="tabular-nums">
          {tugas.selesai} dari {tugas.peserta} peserta selesai, {tugas.peserta - tugas.mulai} belum
          mulai.
        </p>
        <div className="flex flex-wrap gap-3">
          {back}
          {tugas.keadaan !== 'diakhiri' && <Changes classId={classId} drill={tugas} />}
        </div>
      </Card>
      {peserta.length === 0 ? (
        <EmptyState title="Belum ada peserta di kelas ini." />
      ) : (
        <>
          <DrilledLearners learners={peserta} drill={tugas} />
          <DrilledQuestions questions={soal} />
        </>
      )}
    </div>
  )
}

function Changes({ classId, drill }: { classId: number; drill: ClassDrill }) {
  const [isChanging, setChanging] = useState(false)
  const end = useChange(endDrillMutation(classId, drill.id), {
    inPlace: true,
    ask: () => ({
      tone: 'warning',
      title: 'Akhiri tugas ini?',
      text: 'Tugas hilang dari layar peserta. Jawaban yang sudah diberikan tetap ada.',
      confirmLabel: 'Ya, Akhiri',
      cancelLabel: 'Batal',
    }),
  })
  return (
    <>
      <Button variant="secondary" onClick={() => setChanging(true)}>
        Ubah tenggat atau catatan
      </Button>
      <Button variant="secondary" loading={end.isPending} onClick={() => end.change()}>
        Akhiri tugas
      </Button>
      {isChanging && (
        <ChangeDialog classId={classId} drill={drill} onClose={() => setChanging(false)} />
      )}
    </>
  )
}

interface ChangeDialogProps {
  classId: number
  drill: ClassDrill
  onClose: () => void
}

function ChangeDialog({ classId, drill: { id, tenggat, catatan }, onClose }: ChangeDialogProps) {
  const before = { tenggat, catatan: catatan ?? '' }
  const [value, setValue] = useState(before)
  const change = useChange(changeDrillMutation(classId, id), { inPlace: true, onDone: onClose })
  return (
    <FormDialog
      title="Ubah tugas"
      submitLabel="Simpan"
      isBusy={change.isPending}
      isDirty={value.tenggat !== before.tenggat || value.catatan !== before.catatan}
      problem={change.failureBeside('tenggat', 'catatan')}
      onSubmit={() => change.change(value)}
      onClose={onClose}
    >
      <DueNoteFields value={value} errorAt={change.errorAt} onChange={setValue} />
    </FormDialog>
  )
}
