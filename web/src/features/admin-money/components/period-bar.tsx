import { FileSpreadsheet, FileText } from 'lucide-react'
import { DayRange } from '@/components/listing/filters/day-range'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { useChange } from '@/components/use-change'
import { saveReportMutation, type ReportForm } from '@/features/admin-money/api/report'
import { usualPeriods, type Period } from '@/features/admin-money/model/periods'

interface PeriodBarProps {
  today: string
  period: Period
  onChange: (period: Period) => void
}

/** The report's period: one of the usual, or any days; and its files. */
export function PeriodBar({ today, period, onChange }: PeriodBarProps) {
  const save = useChange(saveReportMutation)
  const saveAs = (format: ReportForm) => save.change({ period, format })
  const isSaving = (format: ReportForm) => save.sending?.format === format

  return (
    <Card className="grid gap-4">
      <div role="group" aria-label="Periode" className="flex flex-wrap gap-2">
        {usualPeriods(today).map(({ name, period: usual }) => {
          const isChosen = usual.dari === period.dari && usual.sampai === period.sampai
          return (
            <Button
              key={name}
              variant={isChosen ? 'primary' : 'secondary'}
              aria-pressed={isChosen}
              onClick={() => onChange(usual)}
            >
              {name}
            </Button>
          )
        })}
      </div>
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div className="grid gap-4 max-sm:w-full sm:grid-cols-2">
          <DayRange
            value={period}
            onChange={({ dari, sampai }) => {
              // A report needs both days: an emptied one keeps its last.
              onChange({ dari: dari || period.dari, sampai: sampai || period.sampai })
            }}
          />
        </div>
        <div className="flex flex-wrap gap-2 max-sm:grid max-sm:w-full">
          <Button variant="secondary" loading={isSaving('xlsx')} onClick={() => saveAs('xlsx')}>
            <FileSpreadsheet aria-hidden className="size-5" />
            Unduh Excel
          </Button>
          <Button variant="secondary" loading={isSaving('pdf')} onClick={() => saveAs('pdf')}>
            <FileText aria-hidden className="size-5" />
            Unduh PDF
          </Button>
        </div>
      </div>
    </Card>
  )
}
