import { readFile } from 'node:fs/promises'
import { ADMIN, SERVER_ORIGIN } from './environment.ts'

export interface Learner {
  nama: string
  nohp: string
  email: string
  password: string
}

/** A login on the academy's server from outside the kiosk. */
class Caller {
  readonly #cookies = new Map<string, string>()

  /** @throws Error with the server's response if it isn't a success */
  async send<Answer>(method: string, path: string, body?: object | FormData): Promise<Answer> {
    const isForm = body instanceof FormData
    const response = await fetch(`${SERVER_ORIGIN}/api${path}`, {
      method,
      headers: {
        cookie: [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        'x-xsrf-token': decodeURIComponent(this.#cookies.get('XSRF-TOKEN') ?? ''),
        ...(body && !isForm ? { 'content-type': 'application/json' } : {}),
      },
      ...(body ? { body: isForm ? body : JSON.stringify(body) } : {}),
    })
    for (const cookie of response.headers.getSetCookie()) {
      const [pair = ''] = cookie.split(';')
      const at = pair.indexOf('=')
      this.#cookies.set(pair.slice(0, at), pair.slice(at + 1))
    }
    if (!response.ok && path !== '/users/getAuth')
      throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`)
    return (await response.json()) as Answer
  }

  /** The first call fetches the token that the others need. */
  async begin(): Promise<this> {
    await this.send('GET', '/users/getAuth')
    return this
  }
}

async function signedInAdmin(): Promise<Caller> {
  const admin = await new Caller().begin()
  await admin.send('POST', '/users/login', ADMIN)
  return admin
}

/** Registers a lab. Returns its number and its shared key, named as in kiosk.json. */
export async function registerLab(nama: string): Promise<{ labId: number; labKey: string }> {
  const admin = await signedInAdmin()
  await admin.send('POST', '/users/konfirmasi-password', { password: ADMIN.password })
  const { data } = await admin.send<{ data: { labId: number; labKey: string } }>(
    'POST',
    '/admin/lab',
    { nama }
  )
  return { labId: data.labId, labKey: data.labKey }
}

/** The incidents that the seats of a lab have reported. */
export async function reportedBy(labId: number): Promise<{ kind: string; detail: string }[]> {
  const admin = await signedInAdmin()
  const { data } = await admin.send<{ data: { kind: string; detail: string }[] }>(
    'GET',
    `/admin/lab/${labId}/kejadian`
  )
  return data.map(({ kind, detail }) => ({ kind, detail }))
}

/** Restricts the first package to labs, or removes the restriction. */
export async function bindToLabs(isBound: boolean): Promise<void> {
  const admin = await signedInAdmin()
  const { data } = await admin.send<{ data: { id: number; nama_paket: string }[] }>(
    'GET',
    '/admin/paket-soal'
  )
  const [first] = data
  if (!first) throw new Error('the academy has no package')
  await admin.send('PUT', `/admin/paket-soal/${first.id}`, {
    nama_paket: first.nama_paket,
    hanya_lab: isBound,
  })
}

/** Uploads a rescue file as an admin. Returns the server's message. */
export async function uploadRescue(berkas: string): Promise<string> {
  const admin = await signedInAdmin()
  const path = '/admin/jawaban-terlambat/berkas'
  return (await admin.send<{ message: string }>('POST', path, { berkas })).message
}

/** A learner who may take the first package, as after a payment at home. */
export async function enrolLearner(): Promise<Learner> {
  const unique = String(Date.now()).slice(-8)
  const learner = {
    nama: 'Sari Kusuma',
    nohp: `0857${unique}`,
    email: `sari${unique}@contoh.test`,
    password: 'kata-sandi-8',
  }
  const caller = await new Caller().begin()
  await caller.send('POST', '/users/register', learner)
  await caller.send('POST', '/users/login', {
    identifier: learner.email,
    password: learner.password,
  })
  const { data: packages } = await caller.send<{ data: { id: number }[] }>('GET', '/paket-soal')
  const proof = new FormData()
  proof.set('paket_soal_id', String(packages[0]?.id))
  const picture = await readFile(new URL('../../resources/icon.png', import.meta.url))
  proof.set('bukti', new Blob([picture], { type: 'image/png' }), 'bukti.png')
  const { data: payment } = await caller.send<{ data: { id: number } }>(
    'POST',
    '/payment/upload',
    proof
  )

  const admin = await signedInAdmin()
  await admin.send('PUT', `/admin/payments/${payment.id}/status`, { status: 'confirmed' })
  return learner
}
