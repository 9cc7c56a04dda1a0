import type { LearnerState } from '@lulus/api/contracts/events'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { Select } from '@/components/ui/select'
import { STATE_TEXTS, type BoardFilter } from '@/features/admin-events/model/board-view'

interface BoardFiltersProps {
  filter: BoardFilter
  /** Of the learners, if there are any. */
  classes: readonly string[]
  /** Where they sit. */
  places: readonly string[]
  onChange: (filter: BoardFilter) => void
}

/** Which learners a board shows, and in which order. */
export function BoardFilters({ filter, classes, places, onChange }: BoardFiltersProps) {
  return (
    <div role="search" className="grid grid-cols-2 gap-3 sm:flex sm:flex-wrap sm:*:min-w-48">
      <Field label="Cari nama atau nomor">
        <Input
          type="search"
          value={filter.search}
          onChange={({ currentTarget }) => onChange({ ...filter, search: currentTarget.value })}
        />
      </Field>
      <Field label="Tampilkan">
        <Select
          value={filter.state}
          onChange={({ currentTarget: { value } }) =>
            onChange({ ...filter, state: value as LearnerState | '' })
          }
        >
          <option value="">Semua peserta</option>
          {Object.entries(STATE_TEXTS).map(([value, text]) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </Select>
      </Field>
      {classes.length > 1 && (
        <Field label="Kelas">
          <Select
            value={filter.kelas}
            onChange={({ currentTarget }) => onChange({ ...filter, kelas: currentTarget.value })}
          >
            <option value="">Semua kelas</option>
            {classes.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </Select>
        </Field>
      )}
      {places.length > 1 && (
        <Field label="Tempat">
          <Select
            value={filter.place}
            onChange={({ currentTarget }) => onChange({ ...filter, place: currentTarget.value })}
          >
            <option value="">Semua tempat</option>
            {places.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </Select>
        </Field>
      )}
      <Field label="Urutan">
        <Select
          value={filter.isByName ? 'nama' : 'masalah'}
          onChange={({ currentTarget }) =>
            onChange({ ...filter, isByName: currentTarget.value === 'nama' })
          }
        >
          <option value="masalah">Masalah di atas</option>
          <option value="nama">Nama</option>
        </Select>
      </Field>
    </div>
  )
}
