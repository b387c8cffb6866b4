"""The API's own page: every request it knows, plainly, without a script."""

from __future__ import annotations

from html import escape
from typing import Any

from litestar import Request
from litestar.openapi.plugins import OpenAPIRenderPlugin

Schema = dict[str, Any]


class ApiPage(OpenAPIRenderPlugin):
    """Draws the OpenAPI document as plain HTML, as the content security policy demands."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: Schema) -> bytes:
        known = openapi_schema.get("components", {}).get("schemas", {})
        requests = "".join(
            _request(method, path, operation)
            for path, methods in openapi_schema["paths"].items()
            for method, operation in methods.items()
            if isinstance(operation, dict) and "responses" in operation
        )
        shapes = "".join(_shape(name, shape) for name, shape in sorted(known.items()))
        info = openapi_schema["info"]
        title, intro = escape(info["title"]), escape(info.get("description", ""))
        return (
            f'<!doctype html><html lang="en"><head><meta charset="utf-8"><title>{title}: API</title>'
            f'<meta name="viewport" content="width=device-width"><link rel="icon" href="data:,"></head><body><main>'
            f'<h1>{title}: API</h1><p>{intro}</p><p><a href="/schema/openapi.json">OpenAPI document</a></p>'
            f"<h2>Requests</h2>{requests}<h2>Shapes</h2>{shapes}</main></body></html>"
        ).encode()


def _request(method: str, path: str, operation: Schema) -> str:
    what = escape(operation.get("description") or operation.get("summary") or "")
    given = [f"<code>{escape(p['name'])}</code>" for p in operation.get("parameters", [])]
    body = operation.get("requestBody", {}).get("content", {}).get("application/json", {}).get("schema")
    if body:
        given.append(f"body {_type(body)}")
    answers = "".join(
        f"<li>{escape(code)} {_type(_schema_of(answer))} {escape(answer.get('description', ''))}</li>"
        for code, answer in operation["responses"].items()
    )
    takes = f"<p>Takes {', '.join(given)}.</p>" if given else ""
    heading = f"<h3><code>{escape(method.upper())} {escape(path)}</code></h3>"
    return f"<section>{heading}<p>{what}</p>{takes}<ul>{answers}</ul></section>"


def _schema_of(answer: Schema) -> Schema:
    content: dict[str, Schema] = answer.get("content", {})
    return next((media.get("schema", {}) for media in content.values()), {})


def _shape(name: str, shape: Schema) -> str:
    needed = shape.get("required", [])
    rows = "".join(
        f"<li><code>{escape(field)}</code> {_type(kind)}{'' if field in needed else ', optional'}</li>"
        for field, kind in shape.get("properties", {}).items()
    )
    about = escape(shape.get("description") or "")
    return f'<section id="{escape(name)}"><h3>{escape(name)}</h3><p>{about}</p><ul>{rows}</ul></section>'


def _type(schema: Schema) -> str:
    if "$ref" in schema:
        name = escape(schema["$ref"].rpartition("/")[2])
        return f'<a href="#{name}">{name}</a>'
    if "oneOf" in schema:
        return " or ".join(_type(part) for part in schema["oneOf"])
    if "enum" in schema:
        return escape(", ".join(str(value) for value in schema["enum"]))
    if "items" in schema:
        return f"list of {_type(schema['items'])}"
    kind = schema.get("type", "anything")
    return escape(" or ".join(kind) if isinstance(kind, list) else str(kind))
