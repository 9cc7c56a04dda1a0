import type { Choice } from '@/features/admin-events/api/choices'
import { ChoiceList } from '@/features/admin-events/components/choice-list'
import { LearnerPicker } from '@/features/admin-events/components/learner-picker'
import type { EventBody } from '@/features/admin-events/model/event-form'

/** The people of an event, as form values. */
export interface ChosenPeople {
  kelas: number[]
  peserta: readonly Choice[]
  pengawas: number[]
}

interface EventPeopleProps {
  people: ChosenPeople
  errorOf: (field: keyof EventBody) => string | undefined
  classes: readonly Choice[]
  invigilators: readonly Choice[]
  onChange: (people: ChosenPeople) => void
}

/** The classes, single learners and invigilators of an event. */
export function EventPeople({
  people,
  errorOf,
  classes,
  invigilators,
  onChange,
}: EventPeopleProps) {
  return (
    <div className="grid grid-cols-1 gap-6 border-t border-line pt-6 sm:grid-cols-2">
      <ChoiceList
        legend="Kelas"
        hint="Semua peserta kelas saat jadwal disimpan."
        empty="Belum ada kelas."
        error={errorOf('kelas')}
        choices={classes}
        chosen={people.kelas}
        onChange={(kelas) => onChange({ ...people, kelas })}
      />
      <LearnerPicker
        chosen={people.peserta}
        error={errorOf('peserta')}
        onChange={(peserta) => onChange({ ...people, peserta })}
      />
      <ChoiceList
        legend="Pengawas"
        hint="Melihat papan ujian ini dan dapat memulainya."
        empty="Belum ada pengawas. Undang dari halaman Staf."
        error={errorOf('pengawas')}
        choices={invigilators}
        chosen={people.pengawas}
        onChange={(pengawas) => onChange({ ...people, pengawas })}
      />
    </div>
  )
}
