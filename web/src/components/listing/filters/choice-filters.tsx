import { useQuery } from '@tanstack/react-query'
import { Field } from '@/components/ui/field'
import { Select } from '@/components/ui/select'
import { classChoicesQuery } from '@/lib/query/class-choices'
import { packagesQuery } from '@/lib/query/packages'

interface ChoiceFilterProps {
  label: string
  /** Of the choice that doesn't narrow the list: 'Semua paket'. */
  all: string
  options: readonly { value: string; text: string }[]
  value: string | undefined
  onChange: (value: string) => void
}

/** Narrows a list to one of some values. */
export function ChoiceFilter({ label, all, options, value = '', onChange }: ChoiceFilterProps) {
  const isKnown = value === '' || options.some((option) => option.value === value)
  return (
    <Field label={label}>
      <Select value={value} onChange={({ currentTarget }) => onChange(currentTarget.value)}>
        <option value="">{all}</option>
        {/* Of an old address, or while the options load. */}
        {!isKnown && <option value={value}>{`Nomor ${value}`}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.text}
          </option>
        ))}
      </Select>
    </Field>
  )
}

type NamedFilterProps = Pick<ChoiceFilterProps, 'value' | 'onChange'>

/** Narrows a list to a package. */
export function PackageFilter(props: NamedFilterProps) {
  const { data = [] } = useQuery(packagesQuery)
  const options = data.map(({ id, nama_paket: text }) => ({ value: String(id), text }))
  return <ChoiceFilter label="Paket" all="Semua paket" options={options} {...props} />
}

/** Narrows a list to the learners of a class. */
export function ClassFilter(props: NamedFilterProps) {
  const { data = [] } = useQuery(classChoicesQuery)
  const options = data.map(({ id, nama, diarsipkan }) => ({
    value: String(id),
    text: diarsipkan ? `${nama} (diarsipkan)` : nama,
  }))
  return <ChoiceFilter label="Kelas" all="Semua kelas" options={options} {...props} />
}
