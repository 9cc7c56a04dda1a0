import { Specimen } from '@/app/design-system/specimen'
import { BarChart } from '@/components/charts/bar-chart'
import { LineChart } from '@/components/charts/line-chart'
import { formatRupiah } from '@/lib/format/numbers'

const DAYS = [0, 3, 8, 5, 12, 7, 9].map((value, index) => ({
  label: `${index + 15} November`,
  shortLabel: `${index + 15} Nov`,
  value,
}))
const NONE = DAYS.map((day) => ({ ...day, value: 0 }))
const SCORES = [410, 447, 493, 520, 513].map((value, index) => ({
  label: `Simulasi ${index + 1}`,
  shortLabel: `${index + 1} Nov`,
  value,
}))

export function Charts() {
  return (
    <Specimen
      title="BarChart: some, none; LineChart: several points, two"
      className="grid gap-8 lg:grid-cols-2"
    >
      <BarChart
        title="Simulasi per hari"
        summary="Jumlah: 44 simulasi"
        format={(value) => `${value} simulasi`}
        bars={DAYS}
        barClass="fill-primary"
      />
      <BarChart
        title="Pendapatan per hari"
        summary="Jumlah: Rp 0"
        format={formatRupiah}
        bars={NONE}
        barClass="fill-success"
      />
      <LineChart
        title="Perkembangan skor"
        summary="Tertinggi 520"
        format={String}
        points={SCORES}
        lines={[400, 450, 500, 550]}
      />
      <LineChart
        title="Perkembangan skor"
        summary="Tertinggi 447"
        format={String}
        points={SCORES.slice(0, 2)}
        lines={[400, 450]}
      />
    </Specimen>
  )
}
