import { EVENT_DOORS_MINUTES } from '@lulus/api/contracts/events'
import {
  ANSWER_SECONDS,
  LISTENING_MODE_TITLES,
  LISTENING_MODES,
} from '@lulus/api/contracts/listening'
import type { UseFormRegister } from 'react-hook-form'
import { Checkbox } from '@/components/ui/checkbox'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { Select } from '@/components/ui/select'
import type { Choice, PackageChoice } from '@/features/admin-events/api/choices'
import type { EventBody, EventFields } from '@/features/admin-events/model/event-form'

interface EventRulesProps {
  register: UseFormRegister<EventFields>
  /** The present values that decide which fields are shown. */
  chosen: Pick<EventFields, 'caraMulai' | 'pakaiToken' | 'paketId' | 'modeListening'>
  errorOf: (field: keyof EventBody) => string | undefined
  packages: readonly PackageChoice[]
  labs: readonly Choice[]
}

/** The fields for package, place and time, and the rules. */
export function EventRules(props: EventRulesProps) {
  const { register, chosen, errorOf } = props
  const minutes = { register, errorOf }

  return (
    <>
      <PlaceAndTime {...props} />
      <Durations {...minutes} hasSupervisor={chosen.caraMulai === 'pengawas'} />
      <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
        <Checkbox
          label="Pakai token"
          hint="Peserta mengetik enam huruf yang tampil di layar pengawas sebelum masuk."
          {...register('pakaiToken')}
        />
        {chosen.pakaiToken && (
          <Minutes
            {...minutes}
            name="gantiToken"
            label="Token berganti setiap (menit)"
            hint="Token sebelumnya masih diterima satu menit."
          />
        )}
      </div>
      <ListeningMode {...props} />
      <Checkbox
        label="Acak pilihan"
        hint="Setiap peserta melihat pilihan A–D dalam urutan sendiri. Soal Written Expression dan soal yang pilihannya menyebut pilihan lain tidak diacak."
        {...register('acakPilihan')}
      />
      <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
        <Minutes
          {...minutes}
          name="menitPengawas"
          label="Tambahan waktu oleh Pengawas (menit)"
          hint="Paling banyak untuk seorang peserta, oleh semua Pengawas bersama. Admin dapat memberi lebih."
        />
        <Field
          label="Hasil dibuka (WIB)"
          hint="Sampai saat itu peserta dan sekolah tidak melihat skor. Kosongkan bila langsung."
          error={errorOf('hasilDibuka')}
        >
          <Input type="datetime-local" {...register('hasilDibuka')} />
        </Field>
      </div>
    </>
  )
}

function ListeningMode({ register, chosen, errorOf, packages }: EventRulesProps) {
  const pack = packages.find(({ id }) => String(id) === chosen.paketId)
  const tooLong = chosen.modeListening === 'asli' ? pack?.tooLong : undefined
  return (
    <Field
      label="Mode Listening"
      hint={`Asli: rekaman berjalan sendiri, berurutan, dengan ${ANSWER_SECONDS} detik untuk setiap soal. Latihan: peserta memutar setiap rekaman sendiri.`}
      error={errorOf('modeListening') ?? tooLong}
    >
      <Select {...register('modeListening')}>
        {LISTENING_MODES.map((mode) => (
          <option key={mode} value={mode}>
            {LISTENING_MODE_TITLES[mode]}
          </option>
        ))}
      </Select>
    </Field>
  )
}

function PlaceAndTime(props: EventRulesProps) {
  const { register, errorOf, packages, labs } = props
  return (
    <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
      <Field label="Paket Soal" error={errorOf('paketId')} required>
        <Select {...register('paketId')}>
          <option value="">Pilih paket</option>
          <Options choices={packages} />
        </Select>
      </Field>
      <Field label="Tempat" error={errorOf('labId')}>
        <Select {...register('labId')}>
          <option value="">Di mana saja, juga di rumah</option>
          <Options choices={labs} />
        </Select>
      </Field>
      <Field
        label="Tanggal dan jam mulai (WIB)"
        hint={`Ruang tunggu dibuka ${EVENT_DOORS_MINUTES} menit sebelumnya.`}
        error={errorOf('mulai')}
        required
      >
        <Input type="datetime-local" {...register('mulai')} />
      </Field>
      <Field label="Cara mulai" error={errorOf('caraMulai')}>
        <Select {...register('caraMulai')}>
          <option value="pengawas">Pengawas menekan Mulai Bersama</option>
          <option value="otomatis">Mulai sendiri pada waktunya</option>
        </Select>
      </Field>
    </div>
  )
}

type RegisteredFields = Pick<EventRulesProps, 'register' | 'errorOf'>

function Durations({ hasSupervisor, ...minutes }: RegisteredFields & { hasSupervisor: boolean }) {
  return (
    <div className="grid grid-cols-1 gap-5 sm:grid-cols-3">
      {hasSupervisor && (
        <Minutes
          {...minutes}
          name="batasMulai"
          label="Batas mulai (menit)"
          hint="Sesudah jam mulai, selama ini pengawas masih dapat memulai."
        />
      )}
      <Minutes
        {...minutes}
        name="toleransi"
        label="Toleransi terlambat (menit)"
        hint="Yang terlambat tetap mendapat waktu penuh."
      />
      <Minutes
        {...minutes}
        name="istirahat"
        label="Istirahat paling lama (menit)"
        hint="Antara dua sesi. Sesudahnya sesi berikutnya berjalan sendiri."
      />
    </div>
  )
}

function Options({ choices }: { choices: readonly Choice[] }) {
  return choices.map(({ id, nama, note }) => (
    <option key={id} value={id}>
      {note === undefined ? nama : `${nama} (${note})`}
    </option>
  ))
}

interface MinutesProps extends RegisteredFields {
  name: 'batasMulai' | 'toleransi' | 'istirahat' | 'gantiToken' | 'menitPengawas'
  label: string
  hint: string
}

function Minutes({ name, label, hint, register, errorOf }: MinutesProps) {
  return (
    <Field label={label} hint={hint} error={errorOf(name)} required>
      <Input inputMode="numeric" autoComplete="off" {...register(name)} />
    </Field>
  )
}
