import type { CheckedOne, EventChecks } from '#app/events/actions/check_device'
import type { DeviceFinding } from '#app/events/domain/device_check'
import type { StoredCheck } from '#app/events/rows/device_checks'
import type { CheckResult } from '#contracts/device_check'

/** A device's receipt. */
export function receiptResource({ code, result, findings, at }: StoredCheck) {
  return {
    kode: code,
    waktu: new Date(at).toISOString(),
    hasil: result,
    cek: findings.map(findingResource),
  }
}

/** The checks for an event, for its invigilators. */
export function eventChecksResource({ learners, seats }: EventChecks) {
  return {
    peserta: { jumlah: countsOf(learners), data: learners.map(checkedResource) },
    kursi: { jumlah: countsOf(seats), data: seats.map(checkedResource) },
  }
}

function checkedResource({ name, nohp, check }: CheckedOne) {
  return {
    nama: name,
    nohp,
    hasil: resultFor(check),
    tandaTerima: check && { kode: check.code, waktu: new Date(check.at).toISOString() },
    /** What isn't good, with what to do. */
    masalah: (check?.findings ?? [])
      .filter(({ verdict }) => verdict !== 'baik')
      .map(findingResource),
  }
}

function findingResource({ check, verdict, text, advice }: DeviceFinding) {
  return { nama: check, hasil: verdict, keterangan: text, langkah: advice }
}

function countsOf(all: readonly CheckedOne[]): Record<CheckResult, number> {
  const count = (result: CheckResult) =>
    all.filter(({ check }) => resultFor(check) === result).length
  return { hijau: count('hijau'), merah: count('merah'), belum: count('belum') }
}

function resultFor(check: StoredCheck | null): CheckResult {
  return check?.result ?? 'belum'
}
