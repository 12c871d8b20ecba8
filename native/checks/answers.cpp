// Checks known answers in builds that Python cannot load, such as one for another processor.
//
// Each line of the input is a question and its answer, as written by answers.py:
//   table N:… … … …  and twenty numbers, by strain and seat
//   cards N:… … … …  strain, leader, the cards of the trick, -, and each legal card with its tricks
#include <iostream>
#include <sstream>
#include <vector>

#include "deal.h"
#include "worker_pool.h"

namespace {

using namespace kernel;

struct Line {
    std::string text;
    Question question;
    Answer answer;
};

Hands read_deal(std::istream& in) {
    std::string deal, hand;
    for (int i = 0; i < 4; ++i) {
        in >> hand;
        deal += hand + ' ';
    }
    return parse_deal(deal);
}

Line read_table(const std::string& text, std::istream& in) {
    Line line{text, {Question::Kind::TABLE, {.hands = read_deal(in)}}, Table{}};
    check_deal(line.question.position.hands);
    for (auto& row : std::get<Table>(line.answer))
        for (auto& tricks : row) in >> tricks;
    if (!in) throw std::invalid_argument("a table has twenty numbers");
    return line;
}

Line read_cards(const std::string& text, std::istream& in) {
    constexpr std::string_view STRAIN_LETTERS = "SHDCN";
    Position position{.hands = read_deal(in)};
    std::string strain, leader, card;
    in >> strain >> leader;
    position.strain = static_cast<int>(STRAIN_LETTERS.find(strain.at(0)));
    position.leader = static_cast<int>(SEATS.find(leader.at(0)));
    for (in >> card; card != "-"; in >> card) position.trick.at(position.played++) = parse_card(card);
    check_position(position);
    CardTricks values;
    values.fill(-1);
    while (in >> card) in >> values[parse_card(card)];
    return {text, {Question::Kind::CARDS, position}, values};
}

Line read(const std::string& text) {
    std::istringstream in(text);
    std::string wanted;
    in >> wanted;
    return wanted == "table" ? read_table(text, in) : read_cards(text, in);
}

}  // namespace

int main() {
    std::vector<Line> lines;
    for (std::string text; std::getline(std::cin, text);) lines.push_back(read(text));
    WorkerPool pool(std::make_shared<SolverStore>(), 2, 64);
    for (const auto& line : lines) pool.push(line.question);
    int wrong = 0;
    for (const auto& line : lines) {
        while (!pool.wait(std::chrono::seconds(1))) continue;
        if (pool.pop() == line.answer) continue;
        ++wrong;
        std::cout << "wrong answer: " << line.text << '\n';
    }
    std::cout << lines.size() << " questions, " << wrong << " wrong answers, " << instructions() << " instructions\n";
    return wrong || lines.empty();
}
