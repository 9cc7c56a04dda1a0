import { CLASS_DRILL_ITEMS, CLASS_DRILL_SKILLS_MAX } from '@lulus/api/contracts/class_drills'
import { SECTIONS, SECTION_TITLES } from '@lulus/api/contracts/exam'
import { SKILLS, type Skill } from '@lulus/api/contracts/skills'
import { useState } from 'react'
import { FormDialog } from '@/components/form-dialog'
import { useChange } from '@/components/use-change'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { Checkbox } from '@/components/ui/checkbox'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { assignDrillMutation, type ClassDrills } from '@/features/learning/api/class-drills'
import { DueNoteFields } from '@/features/learning/components/due-note-fields'
import { jakartaDay } from '@/lib/format/date'

const DAY_MS = 24 * 60 * 60_000
const { least, usual, most } = CLASS_DRILL_ITEMS

interface AssignDrillDialogProps {
  classId: number
  drills: ClassDrills
  onClose: () => void
}

/** Assigns questions of the practice bank to a class. The class's worst skills are chosen first. */
export function AssignDrillDialog({ classId, drills, onClose }: AssignDrillDialogProps) {
  const { bank, terlemah } = drills
  const offered = new Set(bank.map(({ keterampilan }) => keterampilan))
  const worst = terlemah.filter((skill) => offered.has(skill))
  const [skills, setSkills] = useState<ReadonlySet<Skill>>(new Set(worst))
  const [count, setCount] = useState(String(usual))
  const [due, setDue] = useState(() => ({
    tenggat: jakartaDay(Date.now() + 7 * DAY_MS),
    catatan: '',
  }))
  const [isTouched, setTouched] = useState(false)
  const assign = useChange(assignDrillMutation(classId), { inPlace: true, onDone: onClose })
  const problem = assign.failureBeside('keterampilan', 'banyakSoal', 'tenggat', 'catatan')

  const toggle = (skill: Skill) => {
    setTouched(true)
    setSkills((chosen) => {
      const changed = new Set(chosen)
      if (!changed.delete(skill)) changed.add(skill)
      return changed
    })
  }

  return (
    <FormDialog
      title="Beri tugas latihan"
      description="Soalnya dari bank latihan, sama untuk seluruh kelas, dan dibahas begitu dijawab. Tidak dinilai sebagai ujian."
      submitLabel="Beri tugas"
      isBusy={assign.isPending}
      isDirty={isTouched}
      unavailable={skills.size === 0}
      problem={problem}
      onSubmit={() =>
        assign.change({ keterampilan: [...skills], banyakSoal: Number(count), ...due })
      }
      onClose={onClose}
    >
      {worst.length > 0 ? (
        <Alert
          title="Keterampilan terlemah kelas ini sudah dipilih."
          action={
            <Button
              variant="secondary"
              onClick={() => {
                setTouched(true)
                setSkills(new Set(worst))
              }}
            >
              Pilih yang terlemah
            </Button>
          }
        />
      ) : (
        <Alert title="Peta kelas belum menunjukkan yang terlemah.">
          Pilih sendiri keterampilan yang dilatih.
        </Alert>
      )}
      <fieldset className="grid gap-4">
        <legend className="mb-2 font-semibold">
          Keterampilan ({skills.size} dari paling banyak {CLASS_DRILL_SKILLS_MAX})
        </legend>
        <p className="text-sm text-ink-soft">Dalam kurung: banyaknya soal di bank latihan.</p>
        {assign.errorAt('keterampilan') && (
          <p role="alert" className="text-danger">
            {assign.errorAt('keterampilan')}
          </p>
        )}
        <div className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
          {SECTIONS.map((section) => (
            <div key={section} className="grid content-start gap-2">
              <p className="text-sm font-bold text-ink-soft" lang="en">
                {SECTION_TITLES[section]}
              </p>
              {bank
                .filter(({ keterampilan }) => SKILLS[keterampilan].section === section)
                .map(({ keterampilan, label, jumlah }) => (
                  <Checkbox
                    key={keterampilan}
                    label={`${label} (${jumlah})`}
                    checked={skills.has(keterampilan)}
                    disabled={!skills.has(keterampilan) && skills.size >= CLASS_DRILL_SKILLS_MAX}
                    onChange={() => toggle(keterampilan)}
                  />
                ))}
            </div>
          ))}
        </div>
      </fieldset>
      <Field
        label="Banyak soal"
        hint={`${least} sampai ${most}; soal yang belum pernah didapat kelas ini lebih dulu.`}
        error={assign.errorAt('banyakSoal')}
      >
        <Input
          inputMode="numeric"
          autoComplete="off"
          maxLength={String(most).length}
          value={count}
          onChange={({ currentTarget: { value } }) => {
            setTouched(true)
            setCount(value)
          }}
        />
      </Field>
      <DueNoteFields
        value={due}
        errorAt={assign.errorAt}
        onChange={(changed) => {
          setTouched(true)
          setDue(changed)
        }}
      />
    </FormDialog>
  )
}
