import { ALL_ROWS } from '@lulus/api/contracts/lists'
import { type PageSize, PAGE_SIZES } from '@/components/listing/list-query'
import { Field } from '@/components/ui/field'
import { Select } from '@/components/ui/select'

interface PageSizeSelectProps {
  value: PageSize
  onChange: (size: PageSize) => void
}

/** Chooses the number of rows on a page. */
export function PageSizeSelect({ value, onChange }: PageSizeSelectProps) {
  return (
    <Field label="Tampilkan">
      <Select
        value={value}
        className="min-w-28"
        onChange={({ currentTarget: select }) => {
          const size = PAGE_SIZES.find((option) => option === Number(select.value))
          if (size !== undefined) onChange(size)
        }}
      >
        {PAGE_SIZES.map((size) => (
          <option key={size} value={size}>
            {size === ALL_ROWS ? 'Semua' : size}
          </option>
        ))}
      </Select>
    </Field>
  )
}
