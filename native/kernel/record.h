// How the leads of one hand have fared of late: what is right in one place of a deal is often right in others.
#pragma once

namespace kernel::KERNEL_NAMESPACE {

class Record {
   public:
    // Of a lead, as the number of its bit: whether it ended the search, or failed where another did.
    void judge(int card, bool ended) { marks_[card] += ((ended ? GOOD : BAD) * FINE - marks_[card]) / PACE; }

    // From BAD to GOOD, in the weights of order_leads.
    int mark(int card) const { return marks_[card] / FINE; }

   private:
    static constexpr int GOOD = 20, BAD = -40;
    static constexpr int PACE = 8;   // the share of the latest in a mark is one in so many
    static constexpr int FINE = 16;  // a mark is kept in fractions

    int marks_[64] = {};
};

}  // namespace kernel::KERNEL_NAMESPACE
