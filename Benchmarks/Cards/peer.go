// peer.go DATA TEMPLATE OUTPUT: renders the list with html/template and prints the best time in
// microseconds.
package main

import (
	"bytes"
	"encoding/json"
	"fmt"
	"html/template"
	"os"
	"time"
)

// Card has the fields of a card as a Go program would declare them; a map is slower.
type Card struct {
	Number, Width, Height, Minutes, Servings int
	Title, URL, Image, Alt, Summary          string
	Tags                                     []string
	IsNew                                    bool
}

// Page is what the template is given.
type Page struct {
	Title string
	Items []Card
}

func main() {
	text, err := os.ReadFile(os.Args[1])
	check(err)
	var page Page
	check(json.Unmarshal(text, &page))
	source, err := os.ReadFile(os.Args[2])
	check(err)
	// The last line end of a template is not part of it, for Jinja2 and Apus.
	list, err := template.New("list").Parse(string(bytes.TrimSuffix(source, []byte("\n"))))
	check(err)
	var output bytes.Buffer
	best := time.Hour
	for round := 0; round < 60; round++ {
		output.Reset()
		start := time.Now()
		check(list.Execute(&output, page))
		if spent := time.Since(start); spent < best {
			best = spent
		}
	}
	check(os.WriteFile(os.Args[3], output.Bytes(), 0o644))
	fmt.Println(best.Microseconds())
}

func check(err error) {
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}
