import ApusModels

struct Recipe: Entry {
    let title: string
    let steps: [step]
    let when: datetime
    let ok: boolean
}

struct Step: Component { let text: Markdown }
