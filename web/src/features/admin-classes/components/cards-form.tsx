import type { CardChoice } from '@lulus/api/contracts/classes'
import { CircleCheck } from 'lucide-react'
import { useState } from 'react'
import { Checkbox } from '@/components/ui/checkbox'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { RadioCard } from '@/components/ui/radio-card'
import type { Learner } from '@/features/admin-classes/api/classes'
import { isFoundBy } from '@/features/admin-classes/model/found-learner'
import { formatCount } from '@/lib/format/numbers'

export interface CardsFormValue {
  siapa: CardChoice
  /** Ids of the chosen learners. */
  peserta: ReadonlySet<number>
  wajibGanti: boolean
  gantiBelumTerbukti: boolean
}

/** Whether a learner gets a password with their card without being chosen. */
export function getsPassword(learner: Learner, replacesUnproven: boolean): boolean {
  return learner.tanpa_password || (replacesUnproven && learner.belum_terbukti)
}

/** Rows shown at once. Other learners can be found by search. */
const SHOWN = 100

interface CardsFormProps {
  learners: readonly Learner[]
  value: CardsFormValue
  onChange: (value: CardsFormValue) => void
}

/** Chooses the learners to print cards for. */
export function CardsForm({ learners, value, onChange }: CardsFormProps) {
  const { gantiBelumTerbukti: replacesUnproven } = value
  const without = learners.filter((learner) => getsPassword(learner, replacesUnproven)).length
  const unproven = learners.filter((learner) => learner.belum_terbukti).length

  return (
    <>
      <WhoChoice {...{ learners, value, onChange, without }} />
      {value.siapa === 'pilihan' && (
        <LearnerChoice
          learners={learners}
          chosen={value.peserta}
          onChoose={(peserta) => onChange({ ...value, peserta })}
        />
      )}
      {unproven > 0 && value.siapa !== 'pilihan' && (
        <Checkbox
          label={`Ganti juga password ${formatCount(unproven)} akun yang nomornya belum terbukti`}
          hint="Akun ini dibuat sendiri, mungkin bukan oleh pemilik nomornya. Password lamanya tidak berlaku lagi dan ia keluar dari semua perangkat."
          checked={replacesUnproven}
          onChange={({ currentTarget }) =>
            onChange({ ...value, gantiBelumTerbukti: currentTarget.checked })
          }
        />
      )}
      <Checkbox
        label="Wajib membuat password baru saat login pertama"
        hint="Setelah itu password di kartu tidak berlaku lagi. Matikan untuk ujian sekali jalan."
        checked={value.wajibGanti}
        onChange={({ currentTarget }) => onChange({ ...value, wajibGanti: currentTarget.checked })}
      />
    </>
  )
}

/** @param props.without number of learners who get a password without being chosen */
function WhoChoice(props: CardsFormProps & { without: number }) {
  const { learners, value, onChange, without } = props
  const choices: { siapa: CardChoice; label: string; text: string }[] = [
    {
      siapa: 'tanpa_password',
      label: `Yang belum punya password (${formatCount(without)})`,
      text: 'Untuk akun baru. Masing-masing mendapat password.',
    },
    {
      siapa: 'semua',
      label: `Semua peserta (${formatCount(learners.length)})`,
      text: 'Yang sudah punya password tetap memakai password sendiri.',
    },
    {
      siapa: 'pilihan',
      label: 'Pilih peserta',
      text: 'Semua yang dipilih mendapat password baru, juga jika sudah punya. Untuk kartu yang hilang.',
    },
  ]

  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1.5 font-semibold">Untuk siapa?</legend>
      {choices.map(({ siapa, label, text }) => (
        <RadioCard
          key={siapa}
          name="siapa"
          value={siapa}
          checked={siapa === value.siapa}
          disabled={siapa === 'tanpa_password' && without === 0}
          onChange={() => onChange({ ...value, siapa })}
        >
          <span className="flex items-center gap-2 font-semibold">
            {label}
            {siapa === value.siapa && <CircleCheck aria-hidden className="size-4 shrink-0" />}
          </span>
          <span className="block text-sm font-normal text-ink-soft">{text}</span>
        </RadioCard>
      ))}
    </fieldset>
  )
}

interface LearnerChoiceProps {
  learners: readonly Learner[]
  chosen: ReadonlySet<number>
  onChoose: (chosen: ReadonlySet<number>) => void
}

function LearnerChoice({ learners, chosen, onChoose }: LearnerChoiceProps) {
  const [search, setSearch] = useState('')
  const found = learners.filter((learner) => isFoundBy(learner, search))
  const toggle = (id: number) => {
    const next = new Set(chosen)
    if (!next.delete(id)) next.add(id)
    onChoose(next)
  }

  return (
    <div className="grid gap-3">
      <Field label="Cari peserta" hint={`${formatCount(chosen.size)} dipilih.`}>
        <Input
          type="search"
          autoComplete="off"
          value={search}
          onChange={({ currentTarget }) => setSearch(currentTarget.value)}
        />
      </Field>
      <fieldset className="max-h-72 overflow-y-auto rounded-md border border-line-strong p-4">
        <legend className="sr-only">Peserta</legend>
        <div className="grid gap-3">
          {found.slice(0, SHOWN).map(({ id, nama, nohp, tanpa_password: isWithout }) => (
            <Checkbox
              key={id}
              label={nama}
              hint={isWithout ? `${nohp}, belum punya password` : nohp}
              checked={chosen.has(id)}
              onChange={() => toggle(id)}
            />
          ))}
          {found.length === 0 && <p className="text-ink-soft">Tidak ditemukan.</p>}
        </div>
      </fieldset>
      {found.length > SHOWN && (
        <p className="text-sm text-ink-soft">
          Ditampilkan {SHOWN} dari {formatCount(found.length)} peserta.
        </p>
      )}
    </div>
  )
}
