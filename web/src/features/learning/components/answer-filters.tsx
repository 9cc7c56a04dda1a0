import { SECTIONS, SECTION_TITLES } from '@lulus/api/contracts/exam'
import { Field } from '@/components/ui/field'
import { Select } from '@/components/ui/select'
import {
  filtered,
  MARK_NAMES,
  MARKS,
  skillsOf,
  type FilteredItem,
  type Filters,
} from '@/features/learning/model/filters'
import { classNames } from '@/lib/class-names'

interface AnswerFiltersProps {
  items: readonly FilteredItem[]
  filters: Filters
  onFilter: (name: 'jawaban' | 'bagian' | 'keterampilan', value: string) => void
}

/** Which answers are read: by mark, section and skill. */
export function AnswerFilters({ items, filters, onFilter }: AnswerFiltersProps) {
  const skills = skillsOf(items, filters.section)
  return (
    <div className="grid gap-4 print:hidden">
      <fieldset>
        <legend className="mb-2 text-sm font-semibold">Jawaban</legend>
        <div className="flex flex-wrap gap-2">
          {MARK_NAMES.map((mark) => (
            <label
              key={mark}
              className={classNames(
                'relative inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-full border border-line-strong px-4 text-sm font-semibold',
                'has-checked:border-primary has-checked:bg-primary has-checked:text-on-primary has-checked:underline has-checked:underline-offset-4',
                'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-primary'
              )}
            >
              <input
                type="radio"
                name="jawaban"
                className="absolute inset-0 cursor-pointer appearance-none outline-none"
                checked={filters.mark === mark}
                onChange={() => onFilter('jawaban', mark)}
              />
              {MARKS[mark].label}{' '}
              <span className="tabular-nums">{filtered(items, { ...filters, mark }).length}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="Bagian">
          <Select
            value={filters.section ?? ''}
            onChange={({ currentTarget: { value } }) => onFilter('bagian', value)}
          >
            <option value="">Semua bagian</option>
            {SECTIONS.map((section) => (
              <option key={section} value={section}>
                {SECTION_TITLES[section]}
              </option>
            ))}
          </Select>
        </Field>
        {skills.length > 0 && (
          <Field label="Keterampilan">
            <Select
              value={filters.skill ?? ''}
              onChange={({ currentTarget: { value } }) => onFilter('keterampilan', value)}
            >
              <option value="">Semua keterampilan</option>
              {skills.map(({ skill, label }) => (
                <option key={skill} value={skill}>
                  {label}
                </option>
              ))}
            </Select>
          </Field>
        )}
      </div>
    </div>
  )
}
